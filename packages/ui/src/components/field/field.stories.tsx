import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

const meta = {
  component: Field,
  args: { label: 'Correo electrónico', children: <TextInput type="email" autoComplete="email" /> },
  parameters: { en: { label: 'Email' } },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName();
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  },
};

export const WithHint: Story = {
  args: { hint: 'Aquí llegan tus pedidos.' },
  parameters: { en: { hint: 'Your orders arrive here.' } },
};

export const WithError: Story = {
  args: { error: 'Escribe un correo como nombre@ejemplo.mx', hint: 'Aquí llegan tus pedidos.' },
  parameters: { en: { error: 'Write an address like name@example.com', hint: 'Your orders arrive here.' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/(nombre@ejemplo.mx Aquí|name@example.com Your)/);
  },
};

export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Correo|Email/ })).toBeVisible();
  },
};
