import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { badge } from './badge.css.ts';
import { Badge } from './badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Web exclusive' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {};

export const Outline: Story = { args: { variant: 'outline', children: 'Limited edition' } };

export const Matrix: Story = { render: matrix(Badge, badge) };
