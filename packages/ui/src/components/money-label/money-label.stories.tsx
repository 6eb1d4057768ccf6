import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { size, tone } from './money-label.css.ts';
import { MoneyLabel } from './money-label.tsx';

const meta = {
  component: MoneyLabel,
  args: { amount: 129900, currency: 'MXN', locale: 'es-MX' },
} satisfies Meta<typeof MoneyLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pesos: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$1,299.00 MXN');
  },
};

export const Dollars: Story = { args: { amount: 6950, currency: 'USD', locale: 'en-US' } };

export const Empty: Story = { args: { amount: null } };

export const OfAProduct: Story = { args: { amount: 211650, size: 'section' } };

export const Former: Story = {
  args: { amount: 249000, former: 'Precio anterior:', showCode: false },
  parameters: { en: { former: 'Former price:' } },
};

export const Sale: Story = { args: { tone: 'sale', size: 'lead' } };

const amounts = [0, 5, 99, 1000, 129900, 129950, 9999999, 123456789];

export const Column: Story = {
  render: (args) => (
    <div style={{ display: 'inline-grid', justifyItems: 'end' }}>
      {amounts.map((amount) => (
        <MoneyLabel key={amount} {...args} amount={amount} />
      ))}
    </div>
  ),
};

export const Matrix: Story = {
  render: matrix(
    MoneyLabel,
    { classNames: { variants: { size, tone } } },
    { states: { former: { former: 'Precio anterior:' } } },
  ),
};
