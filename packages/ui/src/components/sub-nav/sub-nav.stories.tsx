import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { follow } from '../../../../../.storybook/follow.ts';
import { SubNav } from './sub-nav.tsx';

const kinds = ['Kimonos', 'Vestidos', 'Playeras', 'Sudaderas', 'Camisas', 'Pantalones', 'Faldas', 'Abrigos'];

const meta = {
  component: SubNav,
  tags: ['phone'],
  args: {
    label: 'Subcategorías',
    links: kinds.map((label) => ({ href: `#${label}`, label })),
    current: '#Vestidos',
  },
  parameters: { en: { label: 'Subcategories' } },
} satisfies Meta<typeof SubNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Subcategories: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Vestidos');
  },
};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Abrigos' })),
};
