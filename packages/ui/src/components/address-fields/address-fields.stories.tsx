import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FormStack } from '../form-stack/form-stack.tsx';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';

const meta = {
  component: AddressFields,
  args: {
    texts: {
      line: 'Calle y número',
      line2: 'Interior, colonia',
      country: 'País',
      postalCode: 'Código postal',
      city: 'Ciudad',
      details: 'Indicaciones',
      chooseCity: 'Elige tu ciudad',
    },
    countries: [
      { id: 142, name: 'México' },
      { id: 231, name: 'Estados Unidos' },
    ],
    known: { countryId: 142 },
    onPlaceChange: fn(),
  },
  parameters: {
    en: {
      texts: {
        line: 'Street and number',
        line2: 'Apartment, neighbourhood',
        country: 'Country',
        postalCode: 'Postal code',
        city: 'City',
        details: 'Directions',
        chooseCity: 'Choose your city',
      },
    },
  },
  decorators: [(Story) => <FormStack>{Story()}</FormStack>],
} satisfies Meta<typeof AddressFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['phone'] };

export const Known: Story = {
  args: {
    known: {
      countryId: 142,
      line: 'Calle Orizaba 92',
      line2: 'Interior 4, Roma Norte',
      postalCode: '06700',
      city: 'Ciudad de México',
      details: 'Portón verde junto a la papelería.',
    },
  },
};

export const WithErrors: Story = {
  args: {
    known: { countryId: 142, postalCode: '067' },
    errors: { line: 'Escribe la calle y el número', postalCode: 'Revisa el código postal', city: 'Escribe la ciudad' },
  },
};

export const Searching: Story = {
  args: { known: { countryId: 142, postalCode: '06700' }, searching: 'Buscando la ciudad…' },
};

export const SeveralCities: Story = {
  args: { known: { countryId: 142, postalCode: '45601' }, cities: ['San Pedro Tlaquepaque', 'Zapopan', 'Guadalajara'] },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('textbox', { name: 'Ciudad' });
    await userEvent.click(canvas.getByRole('button', { name: 'Zapopan' }));
    await expect(city).toHaveValue('Zapopan');
    await expect(city).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.clear(city);
    city.blur();
  },
};

/** As an app would look codes up: each has one city. */
function Found(props: AddressFieldsProps) {
  const [cities, setCities] = useState<readonly string[]>([]);
  return (
    <AddressFields
      {...props}
      cities={cities}
      onPlaceChange={(postalCode, countryId) => {
        props.onPlaceChange?.(postalCode, countryId);
        setCities(postalCode === '06700' ? ['Ciudad de México'] : []);
      }}
    />
  );
}

export const FillsTheCityIn: Story = {
  tags: ['!visual'],
  render: (args) => <Found {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Calle Orizaba 92');
    const code = canvas.getByRole('textbox', { name: 'Código postal' });
    await userEvent.type(code, '06700');
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith('06700', 142);
    const city = canvas.getByRole('textbox', { name: 'Ciudad' });
    await expect(city).toHaveValue('Ciudad de México');
    await userEvent.type(city, ', Roma');
    await expect(city).toHaveValue('Ciudad de México, Roma');
    await userEvent.selectOptions(canvas.getByRole('combobox'), '231');
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith('06700', 231);
    await expect(city).toHaveValue('Ciudad de México, Roma');
  },
};
