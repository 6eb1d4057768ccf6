import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ledger } from './ledger.tsx';

const meta = {
  component: Ledger,
  args: {
    entries: [
      { id: 3, date: '21 nov 2026', text: 'Por el reembolso del pedido 1042', amount: '−6' },
      { id: 2, date: '18 nov 2026', text: 'Por tu pedido 1042', amount: '+12' },
      { id: 1, date: '1 nov 2026', text: 'Cristales que ya tenías', amount: '+206' },
    ],
    labels: { table: 'Movimientos de cristales', date: 'Fecha', text: 'Motivo', amount: 'Cristales' },
  },
  parameters: {
    en: {
      entries: [
        { id: 3, date: 'Nov 21, 2026', text: 'For the refund of order 1042', amount: '−6' },
        { id: 2, date: 'Nov 18, 2026', text: 'For your order 1042', amount: '+12' },
        { id: 1, date: 'Nov 1, 2026', text: 'Crystals that you already had', amount: '+206' },
      ],
      labels: { table: 'History of crystals', date: 'Date', text: 'Reason', amount: 'Crystals' },
    },
  },
} satisfies Meta<typeof Ledger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Crystals: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};
