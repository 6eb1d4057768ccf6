import type { Language } from '@obsidiana/contract/rules';
import type { es } from './es.ts';

type Singular<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** A text of the message files. One with plural forms is asked for without its ending, and takes a `count`. */
export type MessageKey = Singular<keyof typeof es>;
export type Messages = Readonly<Record<keyof typeof es, string>>;
export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: Values) => string;

/** The texts of a language, with `{name}` filled in from the values and numbers written as the language does. */
export function translator(lang: Language, messages: Messages): Translate {
  const texts: Readonly<Record<string, string>> = messages;
  const plural = new Intl.PluralRules(lang);
  const number = new Intl.NumberFormat(lang === 'es' ? 'es-MX' : 'en-US');
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? (plural.select(count) === 'one' ? 'one' : 'other') : null;
    const text = texts[form ? `${key}_${form}` : key] ?? texts[key] ?? key;
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'number' ? number.format(value) : value;
    });
  };
}
