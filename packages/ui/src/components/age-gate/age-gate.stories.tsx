import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame } from '../../../../../.storybook/in-frame.ts';
import { Brand } from '../brand/brand.tsx';
import { AgeGate, type AgeGateProps } from './age-gate.tsx';

function Asked(props: AgeGateProps) {
  const [open, setOpen] = useState(props.open);
  const confirm = () => {
    props.onConfirm();
    setOpen(false);
  };
  return (
    <>
      <p>Kimono Ágata roja</p>
      <AgeGate {...props} open={open} onConfirm={confirm} />
    </>
  );
}

const meta = {
  component: AgeGate,
  render: (args) => <Asked {...args} />,
  args: {
    open: true,
    brand: <Brand name="Obsidiana" href="#inicio" />,
    passages: [
      { lang: 'es', title: '¿Tienes 18 años?', text: 'Esta tienda es para mayores de edad. Confírmalo para entrar.' },
      { lang: 'en', title: 'Are you 18?', text: 'This shop is for adults. Please confirm to come in.' },
    ],
    confirmLabel: 'Soy mayor de 18 / I am over 18',
    onConfirm: fn(),
    underAge: { href: '#no-mayor-de-edad', label: 'Soy menor / I am younger' },
    links: [
      { href: '#terminos', label: 'Términos y condiciones' },
      { href: '#servicios', label: 'Términos de servicio' },
      { href: '#privacidad', label: 'Privacidad' },
    ],
  },
  parameters: {
    docs: inFrame,
    layout: 'fullscreen',
    en: {
      links: [
        { href: '#terminos', label: 'Terms and conditions' },
        { href: '#servicios', label: 'Terms of service' },
        { href: '#privacidad', label: 'Privacy' },
      ],
    },
  },
  tags: ['overlay', 'phone'],
} satisfies Meta<typeof AgeGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    const gate = await canvas.findByRole('alertdialog', { name: '¿Tienes 18 años? Are you 18?' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: '¿Tienes 18 años?' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(gate).toBeVisible();
  },
};

export const GoesWhenConfirmed: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};
