import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Parts } from '../../../../../.storybook/parts.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { FormRow, FormStack } from './form-stack.tsx';

const meta = {
  component: FormStack,
  args: { 'aria-label': 'Crear cuenta', onSubmit: fn((event) => event.preventDefault()) },
  render: (args) => (
    <FormStack {...args}>
      <FormRow>
        <Field label="Nombre">
          <TextInput autoComplete="given-name" />
        </Field>
        <Field label="Apellido">
          <TextInput autoComplete="family-name" />
        </Field>
      </FormRow>
      <Field label="Correo electrónico">
        <TextInput type="email" autoComplete="email" />
      </Field>
      <Button type="submit">Crear cuenta</Button>
    </FormStack>
  ),
  parameters: { parts: { FormRow: (probe) => <FormRow {...probe} /> } satisfies Parts },
} satisfies Meta<typeof FormStack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Registration: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre' }), 'Ana{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Nombre' }));
    canvas.getByRole('textbox', { name: 'Nombre' }).blur();
  },
};
