import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new identifier of Stripe's form: `pi_` and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${letters(24)}`;
}

export function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Seconds since 1970, as Stripe dates its objects. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
