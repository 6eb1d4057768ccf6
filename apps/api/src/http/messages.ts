import { type Language, unauthenticated } from '@obsidiana/contract';

/** What the server says to people, by stable code. `{name}` is filled in from the refusal's values. */
const catalogue = {
  unauthenticated: { es: unauthenticated, en: unauthenticated },
  invalid_input: {
    es: 'Algunos datos no tienen la forma esperada. Revísalos y vuelve a intentarlo.',
    en: 'Some of the data has an unexpected shape. Check it and try again.',
  },
  not_found: { es: 'No encontramos lo que buscas.', en: 'We could not find what you asked for.' },
  not_built: {
    es: 'Esta función todavía no está disponible en este servidor.',
    en: 'This call is not available on this server yet.',
  },
  too_many_requests: {
    es: 'Demasiados intentos. Espera {seconds} segundos y vuelve a intentarlo.',
    en: 'Too many attempts. Wait {seconds} seconds and try again.',
  },
  unexpected: { es: 'Ocurrió un error, inténtalo más tarde', en: 'An error occurred, please try again later' },
  done: { es: 'Listo', en: 'Done' },
} satisfies Record<string, Record<Language, string>>;

export type Message = keyof typeof catalogue;

/** The text of a code in a language, with its values filled in. */
export function say(code: Message, lang: Language, values: Record<string, string | number> = {}): string {
  return catalogue[code][lang].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
