import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrame } from '../../../../../.storybook/in-frame.ts';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Avísame
      </Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  tags: ['overlay', 'phone'],
  component: Dialog,
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Te avisamos',
    description: 'Escribimos un correo cuando la talla vuelva.',
    closeLabel: 'Cerrar',
    actions: <Button>Avísame</Button>,
  },
  parameters: {
    docs: inFrame,
    en: {
      title: 'We will tell you',
      description: 'We write when the size is back.',
      closeLabel: 'Close',
      actions: <Button>Tell me</Button>,
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const ClosesAndGivesTheFocusBack: Story = {
  args: { open: false },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Avísame' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
