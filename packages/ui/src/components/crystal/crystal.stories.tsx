import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crystal } from './crystal.tsx';

const meta = {
  component: Crystal,
  args: { tier: 'emerald', size: 'large' },
} satisfies Meta<typeof Crystal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Emerald: Story = {};

export const WithLabel: Story = { args: { label: 'Esmeralda' }, parameters: { en: { label: 'Emerald' } } };

const tiers = ['obsidian', 'amber', 'emerald', 'diamond'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'end' }}>
      {tiers.map((tier) => sizes.map((size) => <Crystal key={`${tier} ${size}`} tier={tier} size={size} />))}
    </div>
  ),
};
