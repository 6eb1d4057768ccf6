import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { inFrame } from '../../../../../.storybook/in-frame.ts';
import { Button } from '../button/button.tsx';
import { Lightbox, type LightboxProps } from './lightbox.tsx';

function Opened(props: LightboxProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ampliar</Button>
      <Lightbox {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const names = ['kimono', 'tee', 'dress', 'hoodie'] as const;

const meta = {
  component: Lightbox,
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    pictures: names.map((name, index) => ({
      id: name,
      picture: <Picture name={name} alt={`Kimono Ágata roja, vista ${index + 1}`} />,
    })),
    labels: {
      title: 'Fotos de Kimono Ágata roja',
      close: 'Cerrar',
      previous: 'Foto anterior',
      next: 'Foto siguiente',
      picture: (number, count) => `Foto ${number} de ${count}`,
    },
  },
  parameters: {
    docs: inFrame,
    layout: 'fullscreen',
    en: {
      labels: {
        title: 'Pictures of Red Agate Kimono',
        close: 'Close',
        previous: 'Previous picture',
        next: 'Next picture',
        picture: (number: number, count: number) => `Picture ${number} of ${count}`,
      },
    },
  },
  tags: ['overlay', 'phone'],
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const StartsWithTheThird: Story = {
  args: { start: 2 },
  play: async () => {
    await expect(await screen.findByText('Foto 3 de 4')).toBeInTheDocument();
  },
};

export const ArrowsLeafAndEscapeCloses: Story = {
  args: { open: false },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ampliar' });
    await userEvent.click(opener);
    await screen.findByText('Foto 1 de 4');
    await expect(screen.getByRole('button', { name: 'Foto anterior' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Foto 2 de 4');
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByText('Foto 1 de 4');
    await userEvent.click(screen.getByRole('button', { name: 'Foto siguiente' }));
    await screen.findByText('Foto 2 de 4');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
