import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyLabel } from '../money-label/money-label.tsx';
import { SummaryRows } from './summary-rows.tsx';

const money = (amount: number) => <MoneyLabel amount={amount} currency="MXN" locale="es-MX" />;

const meta = {
  component: SummaryRows,
  args: {
    rows: [
      { label: 'Piezas', value: 3 },
      { label: 'Subtotal', value: money(498000) },
      { label: 'Descuento', value: money(-49800) },
      { label: 'Envío', value: money(14900) },
      { label: 'Total', value: money(463100), strong: true },
    ],
  },
} satisfies Meta<typeof SummaryRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bag: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('$4,631.00 MXN');
  },
};
