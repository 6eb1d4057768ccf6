import { passwordLength } from '@obsidiana/contract/rules';
import { flushSync } from 'react-dom';

/** The values of a form by the names of its fields, trimmed; passwords as they were typed. */
export function valuesOf<K extends string>(form: HTMLFormElement, names: readonly K[]): Record<K, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = String(data.get(name) ?? '');
    return [name, name.startsWith('password') ? value : value.trim()] as const;
  });
  return Object.fromEntries(entries) as Record<K, string>;
}

/** Moves the focus to the first field that must be mended, so that it is there when the dialog that says so closes. */
export function focusFirstError(form: HTMLFormElement): void {
  // The marks that were set just now reach the page first.
  flushSync(() => undefined);
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

/** Moves the focus to a field, for who closes the dialog that says what was wrong with it. */
export function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** Whether a text could be an address to write to. */
export function isEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}

/** Whether a password is neither shorter nor longer than the shop takes. */
export function isPasswordLength(password: string): boolean {
  return password.length >= passwordLength.least && password.length <= passwordLength.most;
}

/** Digits of what was typed: a plus and spaces are taken off. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[\s+()-]/g, '');
}
