/** The values of a form by the names of its fields, trimmed; passwords as they were typed. */
export function valuesOf<K extends string>(form: HTMLFormElement, names: readonly K[]): Record<K, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = String(data.get(name) ?? '');
    return [name, name.startsWith('password') ? value : value.trim()] as const;
  });
  return Object.fromEntries(entries) as Record<K, string>;
}

/** Moves the focus to the first field that must be mended, once the page shows which one it is. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

/** Digits of what was typed: a plus and spaces are taken off. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[\s+()-]/g, '');
}
