import type { Language } from '@obsidiana/contract/rules';
import { type Messages, translator as small, type Translate } from './translate.ts';

const sources: Record<Language, () => Promise<Messages>> = {
  es: async () => (await import('./es.ts')).es,
  en: async () => (await import('./en.ts')).en,
};

const loaded = new Map<Language, Translate>();

/** Loads a language once; a browser carries the one it shows. */
export async function loadTexts(lang: Language): Promise<Translate> {
  const known = loaded.get(lang);
  if (known) return known;
  const translator = import.meta.env.SSR ? (await import('./i18next.ts')).translator : small;
  const t = translator(lang, await sources[lang]());
  loaded.set(lang, t);
  return t;
}

/** The texts of a language that has been loaded, as every page's loader does before it renders. */
export function textsOf(lang: Language): Translate {
  const t = loaded.get(lang);
  if (!t) throw new Error(`The texts of '${lang}' have not been loaded.`);
  return t;
}
