import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { follow } from '../../../../../.storybook/follow.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: {
    label: 'Estás aquí',
    places: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Kimonos', href: '#kimonos' },
      { label: 'Corte recto', href: '#corte-recto' },
      { label: 'Kimono Ágata roja' },
    ],
  },
  parameters: {
    en: {
      label: 'You are here',
      places: [
        { label: 'Home', href: '#inicio' },
        { label: 'Kimonos', href: '#kimonos' },
        { label: 'Straight cut', href: '#corte-recto' },
        { label: 'Red Agate Kimono' },
      ],
    },
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAProduct: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText(/Ágata|Agate/)).toHaveAttribute('aria-current', 'page');
  },
};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Kimonos' })),
};
