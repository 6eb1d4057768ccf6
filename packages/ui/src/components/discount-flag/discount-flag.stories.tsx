import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiscountFlag } from './discount-flag.tsx';

const meta = {
  component: DiscountFlag,
  args: { percent: 15, locale: 'es-MX', label: 'Descuento:' },
  parameters: { en: { label: 'Discount:' } },
} satisfies Meta<typeof DiscountFlag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fifteen: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−15%');
  },
};

export const OneDigit: Story = { args: { percent: 5 } };
