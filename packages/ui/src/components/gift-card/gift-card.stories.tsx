import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { GiftCard } from './gift-card.tsx';

const meta = {
  component: GiftCard,
  args: { label: 'Tu regalo de Esmeralda', name: 'Pañuelo Veta', description: 'Va con este pedido, sin costo.' },
  parameters: {
    en: { label: 'Your Emerald gift', name: 'Veta bandana', description: 'It rides with this order, at no cost.' },
  },
} satisfies Meta<typeof GiftCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { args: { picture: <Picture name="tote" /> } };

export const WithoutPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/Esmeralda|Emerald/);
  },
};
