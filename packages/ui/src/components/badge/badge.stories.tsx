import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Web exclusive' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {};

export const Outline: Story = { args: { variant: 'outline', children: 'Limited edition' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Badge>Web exclusive</Badge>
      <Badge variant="outline">Limited edition</Badge>
    </div>
  ),
};
