import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LayoutToggle } from './layout-toggle.tsx';

const meta = {
  component: LayoutToggle,
  args: {
    value: 'vertical',
    onValueChange: fn(),
    labels: { group: 'Vista', vertical: 'Cuadrícula', horizontal: 'Lista' },
  },
  parameters: { en: { labels: { group: 'View', vertical: 'Grid', horizontal: 'List' } } },
} satisfies Meta<typeof LayoutToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [grid, list] = canvas.getAllByRole('button');
    await expect(grid).toHaveAttribute('aria-pressed', 'true');
    await expect(list).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('horizontal');
  },
};

export const Horizontal: Story = { args: { value: 'horizontal' } };

export const APress: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lista' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('horizontal');
  },
};
