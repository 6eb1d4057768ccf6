import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { follow } from '../../../../../.storybook/follow.ts';
import { Button } from '../button/button.tsx';
import { MoneyLabel } from '../money-label/money-label.tsx';
import { Notice } from '../notice/notice.tsx';
import { CartLine } from './cart-line.tsx';

const meta = {
  tags: ['phone', 'desktop'],
  component: CartLine,
  decorators: [(Story) => <ul style={{ padding: 0 }}>{Story()}</ul>],
  args: {
    name: 'Kimono Ágata roja',
    href: '#kimono-agata',
    picture: null,
    choice: 'Talla M',
    price: <MoneyLabel amount={249000} currency="MXN" locale="es-MX" />,
    subtotal: <MoneyLabel amount={498000} currency="MXN" locale="es-MX" />,
    quantity: '2 piezas',
    remove: (
      <Button variant="quiet" size="small">
        Quitar
      </Button>
    ),
  },
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBag: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kimono Ágata roja' })).toBeVisible();
  },
};

export const OutOfStock: Story = { args: { notice: <Notice tone="negative">Ya no hay de esta talla.</Notice> } };

export const InAnOrder: Story = { args: { remove: undefined } };

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: 'Kimono Ágata roja' })),
};
