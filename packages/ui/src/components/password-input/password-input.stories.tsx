import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type InField, inField } from '../../../../../.storybook/in-field.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  component: PasswordInput,
  args: {
    showLabel: 'Mostrar la contraseña',
    autoComplete: 'current-password',
  },
  decorators: [inField],
  parameters: {
    en: { showLabel: 'Show the password' },
    field: { label: 'Contraseña', en: { label: 'Password' } } satisfies InField,
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: 'piedra-volcanica' } };

export const ShowsAndHides: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Contraseña');
    await userEvent.type(input, 'piedra de río');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('piedra de río');
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  args: { defaultValue: 'piedra-volcanica' },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button');
    await userEvent.click(toggle);
    toggle.blur();
  },
};

export const Invalid: Story = {
  parameters: { field: { error: 'Este campo es obligatorio' } },
};
