import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { AddressCard } from './address-card.tsx';

const meta = {
  component: AddressCard,
  args: {
    lines: ['Calle Orizaba 92', 'Interior 4, Roma Norte', '06700 Ciudad de México', 'México'],
    details: 'Portón verde junto a la papelería.',
  },
} satisfies Meta<typeof AddressCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithActions: Story = {
  args: { actions: <Link href="#editar">Editar</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};
