import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import { crystal } from './crystal.css.ts';
import { Crystal } from './crystal.tsx';

const meta = {
  component: Crystal,
  args: { tier: 'emerald', size: 'large' },
} satisfies Meta<typeof Crystal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Emerald: Story = {};

export const WithLabel: Story = { args: { label: 'Esmeralda' }, parameters: { en: { label: 'Emerald' } } };

export const Matrix: Story = { render: matrix(Crystal, crystal) };
