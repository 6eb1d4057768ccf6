import type { Decorator } from '@storybook/react-vite';

/**
 * Stories are written in Spanish with prices in pesos. When the toolbar asks for English, the args of `parameters.en`
 * replace theirs; `locale` and `currency`, where a story has them, follow the toolbar.
 */
export const localised: Decorator = (Story, { args, globals, parameters }) => {
  const english = globals.language === 'en';
  document.documentElement.lang = english ? 'en' : 'es';
  return Story({
    args: {
      ...args,
      ...(english ? parameters.en : undefined),
      ...(english && 'locale' in args ? { locale: 'en-US' } : undefined),
      ...(globals.currency === 'USD' && 'currency' in args ? { currency: 'USD' } : undefined),
    },
  });
};
