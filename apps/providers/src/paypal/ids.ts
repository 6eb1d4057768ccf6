import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPRSTUVWXY0123456789';

/** `5O190127TN364715T`: the form of PayPal's ids. */
export function newId(length = 17): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** `b1d1f06c7246c`: names one answer, in its body and in `paypal-debug-id`. */
export const newDebugId = (): string => randomBytes(7).toString('hex').slice(0, 13);

export const now = (): string => new Date().toISOString();
