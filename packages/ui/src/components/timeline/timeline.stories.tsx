import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './timeline.tsx';

const meta = {
  tags: ['phone', 'desktop'],
  component: Timeline,
  args: {
    label: 'Camino del pedido',
    steps: [
      { name: 'Pagado', date: '18 nov 2026', state: 'done' },
      { name: 'En preparación', date: '19 nov 2026', state: 'done' },
      { name: 'En camino', date: '21 nov 2026', state: 'current' },
      { name: 'Entregado', state: 'ahead' },
    ],
  },
  parameters: {
    en: {
      label: 'Progress of the order',
      steps: [
        { name: 'Paid', date: 'Nov 18, 2026', state: 'done' },
        { name: 'Being prepared', date: 'Nov 19, 2026', state: 'done' },
        { name: 'On its way', date: 'Nov 21, 2026', state: 'current' },
        { name: 'Delivered', state: 'ahead' },
      ],
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const here = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(here).toHaveLength(1);
    await expect(here[0]).toHaveTextContent(/En camino|On its way/);
  },
};

export const Arrived: Story = {
  args: {
    steps: [
      { name: 'Pagado', date: '18 nov 2026', state: 'done' },
      { name: 'En camino', date: '21 nov 2026', state: 'done' },
      { name: 'Entregado', date: '24 nov 2026', state: 'current' },
    ],
  },
  parameters: {
    en: {
      steps: [
        { name: 'Paid', date: 'Nov 18, 2026', state: 'done' },
        { name: 'On its way', date: 'Nov 21, 2026', state: 'done' },
        { name: 'Delivered', date: 'Nov 24, 2026', state: 'current' },
      ],
    },
  },
};

export const Ended: Story = {
  args: {
    steps: [
      { name: 'Esperamos el pago', date: '18 nov 2026', state: 'done' },
      { name: 'Cancelado', date: '20 nov 2026', state: 'ended' },
    ],
  },
  parameters: {
    en: {
      steps: [
        { name: 'Awaiting payment', date: 'Nov 18, 2026', state: 'done' },
        { name: 'Cancelled', date: 'Nov 20, 2026', state: 'ended' },
      ],
    },
  },
};
