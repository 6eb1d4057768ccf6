import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { follow } from '../../../../../.storybook/follow.ts';
import { CheckoutStepper } from './checkout-stepper.tsx';

const meta = {
  tags: ['phone'],
  component: CheckoutStepper,
  args: {
    label: 'Pasos de la compra',
    doneLabel: 'listo',
    current: 2,
    steps: [
      { name: 'Envío', href: '#envio' },
      { name: 'Resumen', href: '#resumen' },
      { name: 'Pago' },
      { name: 'Listo' },
    ],
  },
  parameters: {
    en: {
      label: 'Steps of the purchase',
      doneLabel: 'done',
      steps: [
        { name: 'Shipping', href: '#shipping' },
        { name: 'Summary', href: '#summary' },
        { name: 'Payment' },
        { name: 'Done' },
      ],
    },
  },
} satisfies Meta<typeof CheckoutStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };

export const Payment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const current = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(/Pago|Payment/);
  },
};

export const Done: Story = { args: { current: 3 } };

export const IsFollowed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => follow(canvas.getByRole('link', { name: /Resumen/ })),
};
