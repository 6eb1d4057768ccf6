import { Refusal } from '../http/refusal.ts';

export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** A required text without the spaces around it. @throws Refusal 400 when nothing is left. */
export function written(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new Refusal(400, 'fields_missing');
  return trimmed;
}

/** The digits of a typed phone number: a plus, spaces, hyphens, dots and brackets are taken off. */
export function digitsOfPhone(text: string): string {
  const digits = text.replaceAll(/[+\s().-]/g, '');
  if (!/^\d{4,15}$/.test(digits)) throw new Refusal(400, 'phone_invalid');
  return digits;
}
