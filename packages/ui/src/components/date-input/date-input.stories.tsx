import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { type InField, inField } from '../../../../../.storybook/in-field.tsx';
import { DateInput } from './date-input.tsx';

const meta = {
  component: DateInput,
  args: { autoComplete: 'bday', min: '1900-01-01', max: '2026-12-31' },
  decorators: [inField],
  parameters: {
    field: {
      label: 'Fecha de nacimiento',
      hint: 'El club es para mayores de 18 años.',
      en: { label: 'Date of birth', hint: 'The club is for those over 18.' },
    } satisfies InField,
  },
} satisfies Meta<typeof DateInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: '1994-11-02' } };

export const Empty: Story = {};

export const Locked: Story = {
  args: { defaultValue: '1994-11-02', locked: true },
  parameters: { field: { hint: 'Ya no se puede cambiar.', en: { hint: 'It cannot be changed any more.' } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Fecha|Date/);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('05');
    await expect(field).toHaveValue('1994-11-02');
    field.blur();
  },
};

export const Invalid: Story = {
  args: { defaultValue: '2015-11-02' },
  parameters: { field: { error: 'Debes ser mayor de 18 años', en: { error: 'You must be over 18 years old' } } },
};

export const Disabled: Story = { args: { defaultValue: '1994-11-02', disabled: true } };

export const IsFilledIn: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Fecha|Date/);
    await userEvent.click(canvas.getByText(/Fecha|Date of/));
    await expect(field).toHaveFocus();
    await userEvent.type(field, '1994-11-02');
    await expect(field).toHaveValue('1994-11-02');
    await expect(field).toBeValid();
    // What was typed in spite of the bounds is known to the form.
    fireEvent.change(field, { target: { value: '1850-01-01' } });
    await expect(field).not.toBeValid();
  },
};
