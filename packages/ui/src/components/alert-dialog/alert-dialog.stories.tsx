import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inFrame } from '../../../../../.storybook/in-frame.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  tags: ['overlay', 'phone'],
  component: AlertDialog,
  args: {
    title: 'Oops...',
    message: 'Debes ingresar tu fecha de nacimiento para continuar',
    closeLabel: 'Entendido',
    onClose: fn(),
  },
  parameters: {
    docs: inFrame,
    en: { message: 'You must enter your date of birth to continue', closeLabel: 'Understood' },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const TakesNote: Story = {
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Oops...' });
    await expect(dialog).toHaveAccessibleDescription(/nacimiento|birth/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WithAWayOn: Story = {
  args: { message: 'Ya hay una cuenta con ese correo', action: <ButtonLink href="#entrar">Entrar</ButtonLink> },
  parameters: {
    en: {
      message: 'There is an account with that email already',
      action: <ButtonLink href="#entrar">Sign in</ButtonLink>,
    },
  },
};

export const APressTakesNote: Story = {
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    const [button] = await screen.findAllByRole('button', { name: 'Entendido' });
    await userEvent.click(button ?? document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
