import type { Decorator } from '@storybook/react-vite';
import { brandCss } from '../packages/ui/src/brand.ts';
import anil from '../packages/ui/tokens/brands/anil.json' with { type: 'json' };
import { proof } from './proof.ts';

/** What the toolbar asks for of how things look, as attributes of the page; an empty one is taken away. */
const attributes = {
  theme: 'data-theme',
  contrast: 'data-contrast',
  density: 'data-density',
  direction: 'dir',
  brand: 'data-brand',
} as const;

const choice = <Icon extends string>(description: string, icon: Icon, titles: Record<string, string>) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(titles).map(([value, title]) => ({ value, title })) },
});

export const appearanceGlobals = {
  types: {
    theme: choice('The theme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
    contrast: choice('How much contrast', 'contrast', { standard: 'Standard contrast', more: 'More contrast' }),
    density: choice('How close things stand', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    direction: choice('Where lines begin', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    brand: choice('Whose tokens', 'paintbrush', {
      obsidiana: 'Obsidiana',
      anil: 'Añil',
      proof: 'Proof: every token strange',
    }),
  },
  initial: { theme: 'light', contrast: 'standard', density: 'comfortable', direction: 'ltr', brand: 'obsidiana' },
};

/** Dresses the page as the toolbar asks. */
export const appearance: Decorator = (Story, { globals }) => {
  wearBrands();
  for (const [global, attribute] of Object.entries(attributes)) {
    document.documentElement.setAttribute(attribute, String(globals[global]));
  }
  return Story();
};

/** The sheets of the other brands, once. */
function wearBrands(): void {
  const id = 'brands';
  if (document.getElementById(id)) return;
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = [brandCss(anil, '[data-brand="anil"]'), brandCss(proof, '[data-brand="proof"]')].join('\n');
  document.head.append(sheet);
}
