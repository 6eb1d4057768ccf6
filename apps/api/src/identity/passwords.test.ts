import { verify } from 'argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

vi.mock('argon2', { spy: true });
// The process has loaded the API for other files, with an argon2 that nobody watches: here, and after, it is loaded anew.
vi.resetModules();
const { testShop } = await import('../testing.ts');
const { addMember } = await import('../testing-fixtures.ts');
const { hashPassword, passwordMatches } = await import('./passwords.ts');
const { users } = await import('./tables.ts');
afterAll(() => void vi.resetModules());
beforeEach(() => void vi.mocked(verify).mockClear());

/** What the verifications since the last look cost: algorithm, memory, passes and lanes of each. */
function spent(): string[] {
  const costs = vi.mocked(verify).mock.calls.map(([stored]) => stored.split('$').slice(1, 4).join(' '));
  vi.mocked(verify).mockClear();
  return costs;
}

test('@API-10 a login costs the same argon2 work for a member, for one without a password and for nobody', async () => {
  const { db, call } = await testShop();
  const [member, social] = [await addMember(db), await addMember(db)];
  await db
    .update(users)
    .set({ passwordHash: await hashPassword('piedra volcanica') })
    .where(eq(users.id, member.id));
  for (const email of [member.email, social.email, 'nadie@correo.example']) {
    expect((await call('login', { body: { email, password: 'no es esta' } })).failure.code).toBe('invalid_credentials');
    expect(spent(), email).toEqual(['argon2id v=19 m=19456,p=1,t=2']);
  }
});

test('nobody matches no password', async () => {
  expect(await passwordMatches(null, 'nobody has this password')).toBe(false);
  expect(await passwordMatches(await hashPassword('piedra'), 'piedra')).toBe(true);
});
