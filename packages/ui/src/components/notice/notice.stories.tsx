import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../../../.storybook/matrix.tsx';
import * as styles from './notice.css.ts';
import { Notice } from './notice.tsx';

const meta = {
  component: Notice,
  args: { children: 'Las fotos de esta pieza llegan mañana.' },
  parameters: { en: { children: 'The pictures of this piece arrive tomorrow.' } },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Positive: Story = {
  args: { tone: 'positive', children: 'Tu correo quedó confirmado.' },
  parameters: { en: { children: 'Your email is confirmed.' } },
};

export const Negative: Story = {
  args: { tone: 'negative', children: 'Quedan 2 piezas de esta talla. Baja la cantidad para seguir.' },
  parameters: { en: { children: '2 pieces of this size are left. Lower the quantity to go on.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const AtTheFootOfTheScreen: Story = {
  tags: ['overlay', 'phone'],
  args: { tone: 'negative', place: 'foot', children: 'Sin conexión. Lo que ves se queda aquí.' },
  parameters: { layout: 'fullscreen', en: { children: 'No connection. What you see stays here.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

export const Matrix: Story = { render: matrix(Notice, styles.root, { wide: true }) };
