import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './brand.tsx';

const meta = {
  component: Brand,
  args: { name: 'Obsidiana', href: '#inicio' },
} satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Mark: Story = {};
