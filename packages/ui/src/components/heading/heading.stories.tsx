import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { heading } from './heading.css.ts';
import { Heading } from './heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, size: 'title', children: 'Kimono Ágata roja' },
  parameters: { en: { children: 'Red Agate Kimono' } },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Display: Story = {
  args: { size: 'display', children: 'Ropa tallada a capas' },
  parameters: { en: { children: 'Clothes carved in layers' } },
  tags: ['phone'],
};

export const Headline: Story = {
  args: { size: 'headline', children: 'Cada compra deja cristales' },
  parameters: { en: { children: 'Every purchase leaves crystals' } },
};

export const Title: Story = {};

export const Section: Story = {
  args: { level: 2, size: 'section', children: 'Recién llegadas' },
  parameters: { en: { children: 'New arrivals' } },
};

export const Subsection: Story = {
  args: { level: 3, size: 'subsection', children: 'Dirección de envío' },
  parameters: { en: { children: 'Shipping address' } },
};

export const Label: Story = {
  args: { level: 4, size: 'label', children: 'Talla' },
  parameters: { en: { children: 'Size' } },
};

export const Matrix: Story = { render: matrix(Heading, heading, { wide: true }) };
