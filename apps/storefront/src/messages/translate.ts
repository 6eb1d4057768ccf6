import type { Language } from '@obsidiana/contract/rules';
import { createInstance } from 'i18next';
import { localeTag } from '../locale.ts';
import type { es } from './es.ts';

type Singular<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** A text of the message files. One with plural forms is asked for without its ending, and takes a `count`. */
export type MessageKey = Singular<keyof typeof es>;
export type Messages = Readonly<Record<keyof typeof es, string>>;
export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * The texts of a language. `{name}` is filled in from the values, `{count, number}` as the language writes numbers, and
 * a text with plural forms follows its `count`.
 */
export function translator(lang: Language, messages: Messages): Translate {
  const tag = localeTag[lang];
  const texts = createInstance({
    lng: tag,
    resources: { [tag]: { translation: messages } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  void texts.init();
  return (key, values = {}) => String(texts.t(key, { ...values }));
}
