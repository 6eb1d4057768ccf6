import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Facts } from '../facts/facts.tsx';
import { MoneyLabel } from '../money-label/money-label.tsx';
import { OrderCard, type OrderCardProps } from './order-card.tsx';

function Toggled(props: OrderCardProps) {
  const [open, setOpen] = useState(props.open);
  return <OrderCard {...props} open={open} onOpenChange={setOpen} />;
}

const meta = {
  tags: ['phone', 'desktop'],
  component: OrderCard,
  render: (args) => <Toggled {...args} />,
  args: {
    title: 'Pedido 1042',
    date: '21 de noviembre de 2026',
    status: 'En camino',
    total: <MoneyLabel amount={463100} currency="MXN" locale="es-MX" />,
    open: false,
    onOpenChange: () => {},
    children: <Facts facts={[{ name: 'Enviado a', value: 'Calle Orizaba 92, Roma Norte' }]} />,
  },
} satisfies Meta<typeof OrderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const Opens: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { expanded: false });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Calle Orizaba 92, Roma Norte')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { headingLevel: 3 },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { expanded: false })).toHaveFocus();
  },
};
