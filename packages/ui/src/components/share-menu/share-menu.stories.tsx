import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ShareMenu } from './share-menu.tsx';

const url = 'https://obsidiana.example/detalles-producto/kimono-agata-roja';

const meta = {
  component: ShareMenu,
  args: {
    url,
    labels: {
      share: 'Compartir Kimono Ágata roja',
      facebook: 'Facebook',
      copy: 'Copiar enlace',
      copied: 'Enlace copiado',
      notCopied: 'Copia este enlace:',
    },
    align: 'start',
  },
  parameters: {
    en: {
      labels: {
        share: 'Share Red Agate Kimono',
        facebook: 'Facebook',
        copy: 'Copy link',
        copied: 'Link copied',
        notCopied: 'Copy this link:',
      },
    },
  },
  decorators: [(Story) => <div style={{ minBlockSize: 180 }}>{Story()}</div>],
} satisfies Meta<typeof ShareMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OverAPicture: Story = { args: { variant: 'paper' } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const facebook = canvas.getByRole('menuitem', { name: 'Facebook' });
    await expect(facebook).toHaveFocus();
    await expect(facebook).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(url)));
  },
};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(write).toHaveBeenCalledWith(url);
    await expect(await canvas.findByText(/^(Enlace copiado|Link copied)$/)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const TheConfirmationGoesByItself: Story = {
  tags: ['!visual'],
  play: async (context) => {
    await Copied.play?.(context);
    await waitFor(() => expect(context.canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 4500 });
  },
};

export const CopyingRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{End}{Enter}');
    await expect(await canvas.findByText(new RegExp(url))).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Copiar enlace' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Facebook' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const APressOutsideCloses: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
