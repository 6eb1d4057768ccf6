import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Picture } from '../../../../../.storybook/fixtures/pictures.tsx';
import { Gallery } from './gallery.tsx';

const names = ['kimono', 'tee', 'dress', 'hoodie'] as const;

const meta = {
  component: Gallery,
  args: {
    pictures: names.map((name, index) => ({
      id: name,
      picture: <Picture name={name} alt={`Kimono Ágata roja, vista ${index + 1}`} />,
      thumbnail: <Picture name={name} />,
    })),
    onOpen: fn(),
    labels: {
      gallery: 'Fotos de Kimono Ágata roja',
      picture: (number, count) => `Foto ${number} de ${count}`,
      open: 'Ampliar',
    },
  },
  parameters: {
    en: {
      labels: {
        gallery: 'Pictures of Red Agate Kimono',
        picture: (number: number, count: number) => `Picture ${number} of ${count}`,
        open: 'Enlarge',
      },
    },
  },
  tags: ['phone', 'desktop'],
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const OneAlone: Story = {
  args: { pictures: meta.args.pictures.slice(0, 1) },
  tags: ['!desktop'],
};

export const ThumbnailsLead: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [, , third] = canvasElement.querySelectorAll<HTMLButtonElement>('button[aria-current]');
    third?.click();
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: /vista 3/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    // The thumbnails are shown on wide pages only.
    const first = canvas.getByRole('button', { name: /vista 1/ });
    while (document.activeElement !== first) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
};
