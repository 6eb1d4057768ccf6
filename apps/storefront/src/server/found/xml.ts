const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 knows no way to write these.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as XML may hold it: its signs escaped, and without what XML cannot write. */
export function escaped(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** An element with text; nothing for a text that is not there. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined ? '' : `<${name}>${escaped(String(text))}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
