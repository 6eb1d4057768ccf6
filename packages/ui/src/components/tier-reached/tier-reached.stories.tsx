import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TierReached } from './tier-reached.tsx';

const meta = {
  tags: ['phone'],
  component: TierReached,
  args: {
    tier: 'emerald',
    title: 'Llegaste a Esmeralda',
    text: 'Tus beneficios nuevos ya están abajo.',
    closeLabel: 'Guardar el aviso',
    onClose: fn(),
  },
  parameters: {
    en: { title: 'You reached Emerald', text: 'Your new benefits are below.', closeLabel: 'Put the note away' },
  },
} satisfies Meta<typeof TierReached>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Emerald: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Esmeralda|Emerald/);
    const close = canvas.getByRole('button');
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    close.blur();
  },
};

export const Amber: Story = {
  args: { tier: 'amber', title: 'Llegaste a Ámbar' },
  parameters: { en: { title: 'You reached Amber' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};
