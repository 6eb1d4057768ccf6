import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Snackbar } from './snackbar.tsx';

const meta = {
  tags: ['overlay', 'phone'],
  component: Snackbar,
  args: { message: 'Kimono Ágata, talla M, está en tu bolsa', duration: 60_000, onClose: fn() },
  parameters: { en: { message: 'Kimono Ágata, size M, is in your bag' } },
} satisfies Meta<typeof Snackbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Kimono/);
  },
};

export const GoesByItself: Story = {
  args: { duration: 50 },
  tags: ['!visual'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const WaitsWhilePointedAt: Story = {
  args: { duration: 300 },
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(/Kimono/));
    await new Promise((later) => setTimeout(later, 500));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText(/Kimono/));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
