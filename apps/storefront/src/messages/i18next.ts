import { createInstance } from 'i18next';
import { localeTag } from '../locale.ts';
import type { Translator } from './translate.ts';

/** The texts of a language through i18next, which the server speaks and the browser's `translator` is held to. */
export const translator: Translator = (lang, messages) => {
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
};
