import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { icon } from './icon.css.ts';
import { Icon } from './icon.tsx';

const meta = {
  component: Icon,
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};

export const WithLabel: Story = { args: { name: 'check', label: 'Pagado' }, parameters: { en: { label: 'Paid' } } };

export const Matrix: Story = { render: matrix(Icon, icon, { omit: ['filled', 'directional'] }) };
