import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LocaleSelect } from './locale-select.tsx';

const meta = {
  component: LocaleSelect,
  args: {
    language: 'es',
    languages: [
      { value: 'es', label: 'ES' },
      { value: 'en', label: 'EN' },
    ],
    onLanguageChange: fn(),
    currencies: [
      { value: 'MXN', label: 'MXN' },
      { value: 'USD', label: 'USD' },
    ],
    currency: 'MXN',
    onCurrencyChange: fn(),
    labels: { language: 'Idioma', currency: 'Moneda' },
  },
  parameters: { en: { language: 'en', labels: { language: 'Language', currency: 'Currency' } } },
} satisfies Meta<typeof LocaleSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(Idioma|Language)$/ }), 'EN');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(Moneda|Currency)$/ }), 'USD');
    await expect(args.onCurrencyChange).toHaveBeenCalledWith('USD');
  },
};

export const InFull: Story = {
  args: {
    languages: [
      { value: 'es', label: 'Español' },
      { value: 'en', label: 'English' },
    ],
    currencies: [
      { value: 'MXN', label: 'Pesos (MXN)' },
      { value: 'USD', label: 'Dólares (USD)' },
    ],
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Idioma' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Moneda' })).toHaveFocus();
  },
};
