import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SocialButton } from './social-button.tsx';

const meta = {
  component: SocialButton,
  args: { provider: 'google', children: 'Continuar con Google', onClick: fn() },
  parameters: { en: { children: 'Continue with Google' } },
} satisfies Meta<typeof SocialButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Google: Story = {
  tags: ['phone'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Google/ }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Facebook: Story = {
  args: { provider: 'facebook', children: 'Continuar con Facebook' },
  parameters: { en: { children: 'Continue with Facebook' } },
};

export const WindowOpen: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsWideAsItsWords: Story = { args: { width: 'content', size: 'medium' } };
