import { argon2id, hash, verify } from 'argon2';

const parameters = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Takes the same time without a hash, so that an unknown address cannot be told from a wrong password. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummy), password);
  return stored !== null && matches;
}

const dummy = hashPassword('nobody has this password');
