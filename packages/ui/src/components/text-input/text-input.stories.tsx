import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type InField, inField } from '../../../../../.storybook/in-field.tsx';
import { TextInput } from './text-input.tsx';

const meta = {
  component: TextInput,
  decorators: [inField],
  parameters: { field: { label: 'Nombre', en: { label: 'Name' } } satisfies InField },
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

export const Email: Story = {
  args: { type: 'email', defaultValue: 'xochitl@ejemplo.mx' },
  parameters: { field: { label: 'Correo electrónico', en: { label: 'Email' } } },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Xóchitl Ramírez' } };

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '0-48213' },
  parameters: { field: { label: 'Número de membresía', en: { label: 'Membership number' } } },
};

export const Invalid: Story = {
  args: { defaultValue: 'x' },
  parameters: { field: { error: 'Al menos dos letras' } },
};

export const TheLabelIsAPressTarget: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nombre'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
