import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { follow } from '../../../../../.storybook/follow.ts';
import { Brand } from '../brand/brand.tsx';
import { BrandBar } from './brand-bar.tsx';

const meta = {
  component: BrandBar,
  args: { children: <Brand name="Obsidiana" href="#inicio" /> },
  parameters: { layout: 'fullscreen' },
  tags: ['phone'],
} satisfies Meta<typeof BrandBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfATask: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Obsidiana' })),
};
