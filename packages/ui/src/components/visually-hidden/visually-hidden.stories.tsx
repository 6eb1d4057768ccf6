import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Precio anterior:' },
  parameters: { en: { children: 'Former price:' } },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideAPrice: Story = {
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> $1,799.00
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Precio anterior:').getBoundingClientRect().width).toBe(1);
  },
};
