import { Refusal } from '../http/refusal.ts';

/** A text as a part of an address: letters without accents, digits and single hyphens. */
export function slug(text: string, longest = 120): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '');
}

/** A part of an address as the database can look it up. @throws Refusal 404 for one that no product or category can have */
export function known(uri: string): string {
  if (uri.includes('\0')) throw new Refusal(404, 'not_found');
  return uri;
}
