import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

function Typed(props: PhoneInputProps) {
  const [countryId, setCountryId] = useState(props.countryId);
  const [number, setNumber] = useState(props.number);
  return (
    <Field label="Teléfono">
      <PhoneInput
        {...props}
        countryId={countryId}
        number={number}
        onCountryChange={setCountryId}
        onNumberChange={(event) => setNumber(event.target.value)}
      />
    </Field>
  );
}

const meta = {
  component: PhoneInput,
  render: (args) => <Typed {...args} />,
  args: {
    countries: [
      { id: 142, name: 'México', phoneCode: '52' },
      { id: 231, name: 'Estados Unidos', phoneCode: '1' },
    ],
    countryId: 142,
    number: '55 1234 5678',
    countryLabel: 'País del teléfono',
    onCountryChange: () => {},
    onNumberChange: () => {},
  },
  parameters: { en: { countryLabel: 'Country of the phone' } },
} satisfies Meta<typeof PhoneInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const AnotherCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '231');
    await expect(canvas.getByText('+1', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('55 1234 5678');
    canvas.getByRole('combobox').blur();
  },
};

export const ByKeyboard: Story = {
  args: { number: '', names: { country: 'pais', number: 'telefono' } },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'País del teléfono' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('55 8765 4321');
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('55 8765 4321');
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toHaveAttribute('name', 'telefono');
  },
};
