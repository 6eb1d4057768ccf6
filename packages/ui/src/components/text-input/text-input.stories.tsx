import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { TextInput } from './text-input.tsx';

const meta = {
  component: TextInput,
  decorators: [(Story) => <Field label="Nombre">{Story()}</Field>],
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(input, 'Xóchitl');
    await expect(input).toHaveValue('Xóchitl');
    await userEvent.clear(input);
    input.blur();
  },
};

export const Filled: Story = { args: { defaultValue: 'Xóchitl Ramírez' } };

export const DateOfBirth: Story = { args: { type: 'date', defaultValue: '1994-11-02' } };

export const Password: Story = { args: { type: 'password', defaultValue: 'piedra-volcanica' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'xochitl@ejemplo.mx' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '0-48213' } };

export const Invalid: Story = {
  args: { defaultValue: 'x' },
  decorators: [
    (Story) => (
      <Field label="Nombre" error="Al menos dos letras">
        {Story()}
      </Field>
    ),
  ],
};

export const TheLabelIsAPressTarget: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nombre'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
