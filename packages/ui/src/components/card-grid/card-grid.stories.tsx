import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { AddressCard } from '../address-card/address-card.tsx';
import { grid } from './card-grid.css.ts';
import { CardGrid } from './card-grid.tsx';

const meta = {
  component: CardGrid,
  tags: ['phone', 'desktop'],
  args: {
    children: [
      <AddressCard key="1" lines={['Calle Colima 249', 'Roma Norte', '06700 Ciudad de México', 'México']} />,
      <AddressCard key="2" lines={['Av. Juárez 1204', '72000 Puebla', 'México']} />,
    ],
  },
} satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Addresses: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Matrix: Story = {
  tags: ['!phone', '!desktop'],
  render: matrix(CardGrid, grid, { wide: true }),
};
