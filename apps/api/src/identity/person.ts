import { Refusal } from '../http/refusal.ts';

export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** A required text without the spaces around it. @throws Refusal 400 when nothing is left. */
export function written(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new Refusal(400, 'fields_missing');
  return trimmed;
}

/**
 * The digits of a typed phone number without its country's code: signs between them are taken off, and the code too when
 * it was typed with its plus.
 */
export function digitsOfPhone(text: string, phoneCode: string): string {
  const digits = text.replaceAll(/[+\s().-]/g, '');
  const national =
    text.trim().startsWith('+') && digits.startsWith(phoneCode) ? digits.slice(phoneCode.length) : digits;
  if (!/^\d{4,15}$/.test(national)) throw new Refusal(400, 'phone_invalid');
  return national;
}
