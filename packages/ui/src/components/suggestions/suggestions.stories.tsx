import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Suggestions } from './suggestions.tsx';

const meta = {
  component: Suggestions,
  args: { label: 'Elige tu ciudad', options: ['Zapopan', 'Guadalajara', 'San Pedro Tlaquepaque'], onPick: fn() },
  parameters: { en: { label: 'Choose your city' } },
} satisfies Meta<typeof Suggestions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = { tags: ['phone'] };

export const Picks: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Guadalajara' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('Guadalajara');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapopan' }));
    await expect(args.onPick).toHaveBeenLastCalledWith('Zapopan');
  },
};
