import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { follow } from '../../../../../.storybook/follow.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    page: 2,
    pages: 4,
    hrefOf: (page) => `#p${page}`,
    labels: {
      navigation: 'Páginas',
      previous: 'Página anterior',
      next: 'Página siguiente',
      page: (page) => `Página ${page}`,
    },
  },
  parameters: {
    en: {
      labels: {
        navigation: 'Pages',
        previous: 'Previous page',
        next: 'Next page',
        page: (page: number) => `Page ${page}`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    await expect(canvas.getByRole('link', { name: /anterior|Previous/ })).toHaveAttribute('href', '#p1');
    await expect(canvas.getByRole('link', { name: /siguiente|Next/ })).toHaveAttribute('href', '#p3');
  },
};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 4 } };

export const Many: Story = { args: { page: 10, pages: 20 }, tags: ['phone'] };

export const OneAlone: Story = {
  args: { page: 1, pages: 1 },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Página 3' })),
};
