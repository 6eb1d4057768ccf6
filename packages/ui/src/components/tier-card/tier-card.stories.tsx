import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TierCard } from './tier-card.tsx';

const meta = {
  tags: ['phone'],
  component: TierCard,
  args: {
    tier: 'amber',
    title: 'Ámbar',
    range: 'De 51 a 150 cristales',
    benefits: ['Colecciones 1 semana antes', 'Sorpresa de cumpleaños', 'Envío gratis preferente', 'Asesoría mensual'],
  },
  parameters: {
    en: {
      title: 'Amber',
      range: 'From 51 to 150 crystals',
      benefits: ['Collections 1 week early', 'Birthday surprise', 'Free shipping preference', 'Monthly consulting'],
    },
  },
} satisfies Meta<typeof TierCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Held: Story = {
  args: { tier: 'emerald', title: 'Esmeralda', range: 'De 151 a 300 cristales', held: 'Tu nivel' },
  parameters: { en: { title: 'Emerald', range: 'From 151 to 300 crystals', held: 'Your tier' } },
};

export const Diamond: Story = {
  args: { tier: 'diamond', title: 'Diamante', range: 'Desde 301 cristales', headingLevel: 2 },
  parameters: { en: { title: 'Diamond', range: 'From 301 crystals' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/Diamante|Diamond/);
  },
};
