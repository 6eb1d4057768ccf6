import type { Language } from '@obsidiana/contract/rules';

/** The age gate speaks both languages at once, so its texts stand apart from those of a page. */
export const age: Record<Language, Record<'title' | 'text' | 'confirm' | 'under', string>> = {
  es: {
    title: '¿Tienes 18 años o más?',
    text: 'Esta tienda y su club son para mayores de edad.',
    confirm: 'Soy mayor de 18',
    under: 'Soy menor de 18',
  },
  en: {
    title: 'Are you 18 or older?',
    text: 'This shop and its club are for adults.',
    confirm: 'I am over 18',
    under: 'I am under 18',
  },
};
