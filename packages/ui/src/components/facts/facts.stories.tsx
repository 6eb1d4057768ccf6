import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Facts } from './facts.tsx';

const meta = {
  component: Facts,
  args: {
    facts: [
      { name: 'Nombre', value: 'Esmeralda Tun Chi' },
      { name: 'Teléfono', value: '+52 5512345678' },
      { name: 'Correo electrónico', value: 'esmeralda@obsidiana.example' },
      { name: 'Número de socia', value: '0-48213' },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};
