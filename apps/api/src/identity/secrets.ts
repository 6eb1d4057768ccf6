import { createHash, randomBytes } from 'node:crypto';

/** An opaque value of 256 bits: a session token, a handle, or what a mailed link carries. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is stored. It has too much entropy to be guessed from its hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
