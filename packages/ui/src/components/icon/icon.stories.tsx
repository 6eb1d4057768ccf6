import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.tsx';

const meta = {
  component: Icon,
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};

export const WithLabel: Story = { args: { name: 'check', label: 'Pagado' }, parameters: { en: { label: 'Paid' } } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'end' }}>
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
    </div>
  ),
};
