import type { Meta, StoryObj } from '@storybook/react-vite';
import { follow } from '../../../../../.storybook/follow.ts';
import { Brand } from './brand.tsx';

const meta = {
  component: Brand,
  args: { name: 'Obsidiana', href: '#inicio' },
} satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Mark: Story = {};

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Obsidiana' })),
};
