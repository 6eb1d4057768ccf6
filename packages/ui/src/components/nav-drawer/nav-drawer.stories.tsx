import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrame } from '../../../../../.storybook/in-frame.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LocaleSelect } from '../locale-select/locale-select.tsx';
import { NavDrawer, type NavDrawerProps } from './nav-drawer.tsx';

function Opened(props: NavDrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <IconButton icon="menu" label="Abrir" onClick={() => setOpen(true)} />
      <NavDrawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  component: NavDrawer,
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    labels: { title: 'Menú', close: 'Cerrar' },
    links: [
      { href: '#camisas', label: 'Camisas' },
      { href: '#vestidos', label: 'Vestidos' },
      { href: '#kimonos', label: 'Kimonos', current: true },
      { href: '#sudaderas', label: 'Sudaderas' },
      { href: '#accesorios', label: 'Accesorios' },
    ],
    children: (
      <LocaleSelect
        language="es"
        languages={[{ value: 'es', label: 'Español' }]}
        onLanguageChange={() => {}}
        currency="MXN"
        currencies={[{ value: 'MXN', label: 'Pesos (MXN)' }]}
        onCurrencyChange={() => {}}
        labels={{ language: 'Idioma', currency: 'Moneda' }}
      />
    ),
  },
  parameters: { docs: inFrame, layout: 'fullscreen', en: { labels: { title: 'Menu', close: 'Close' } } },
  tags: ['overlay', 'phone'],
} satisfies Meta<typeof NavDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const EscapeGivesTheFocusBack: Story = {
  args: { open: false },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Menú' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ALinkClosesIt: Story = {
  tags: ['!visual'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Kimonos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
