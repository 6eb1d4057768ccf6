import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { LoyaltyCard } from './loyalty-card.tsx';

const meta = {
  tags: ['phone', 'desktop'],
  component: LoyaltyCard,
  args: {
    level: 2,
    title: 'Esmeralda',
    crystals: 212,
    crystalsLabel: 'cristales',
    member: 'Socia 0-48213',
    tiers: [
      { name: 'Ámbar', from: 51 },
      { name: 'Esmeralda', from: 151 },
      { name: 'Diamante', from: 301 },
    ],
    next: 'Te faltan 89 cristales para Diamante.',
  },
  parameters: {
    en: {
      title: 'Emerald',
      crystalsLabel: 'crystals',
      member: 'Member 0-48213',
      tiers: [
        { name: 'Amber', from: 51 },
        { name: 'Emerald', from: 151 },
        { name: 'Diamond', from: 301 },
      ],
      next: '89 crystals to Diamond.',
    },
  },
} satisfies Meta<typeof LoyaltyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Emerald: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(/Esmeralda|Emerald/);
  },
};

export const WithoutATier: Story = {
  args: { level: 0, title: 'Obsidiana', crystals: 12, next: 'Te faltan 39 cristales para Ámbar.' },
  parameters: { en: { title: 'Obsidian', next: '39 crystals to Amber.' } },
};

export const Amber: Story = {
  args: { level: 1, title: 'Ámbar', crystals: 74, next: 'Te faltan 77 cristales para Esmeralda.' },
  parameters: { en: { title: 'Amber', next: '77 crystals to Emerald.' } },
};

export const Diamond: Story = {
  args: { level: 3, title: 'Diamante', crystals: 1204, next: undefined },
  parameters: { en: { title: 'Diamond' } },
};

export const WithALink: Story = {
  args: { action: <Link href="#beneficios">Ver mis beneficios</Link>, headingLevel: 3 },
  parameters: { en: { action: <Link href="#beneficios">See my benefits</Link> } },
  tags: ['!phone', '!desktop'],
};
