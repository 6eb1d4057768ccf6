import type { Country } from '@obsidiana/contract';
import { defaultCountryId } from '@obsidiana/contract/rules';
import { Field, FormRow, Select, Suggestions, TextInput } from '@obsidiana/ui';
import { useRef, useState } from 'react';
import { useTexts } from '../page/hooks.ts';
import { digitsOf } from './form.ts';
import { usePostalLookup } from './use-postal-lookup.ts';

export interface PostalFieldsProps {
  countries: readonly Country[];
  /** What is known of the address at first. */
  known?: { readonly country_id: number; readonly postal_code: string; readonly city: string };
  errors: { readonly postal_code?: string; readonly city?: string };
}

const said = {
  idle: null,
  found: null,
  looking: 'address.looking',
  none: 'address.none',
  failed: 'address.failed',
} as const;

/** Country, postal code and city: a typed code fills the city in, or offers those that share it. */
export function PostalFields({ countries, known, errors }: PostalFieldsProps) {
  const t = useTexts();
  const [countryId, setCountryId] = useState(known?.country_id ?? defaultCountryId);
  const [code, setCode] = useState(known?.postal_code ?? '');
  const [city, setCity] = useState(known?.city ?? '');
  // A stored address is not looked up, and a city that was chosen or typed stays: only a code that changes asks.
  const [asked, setAsked] = useState<string | null>(null);
  const [answered, setAnswered] = useState<readonly string[] | null>(null);
  const cityInput = useRef<HTMLInputElement>(null);
  const country = countries.find(({ id }) => id === countryId)?.name ?? '';
  const { state, cities } = usePostalLookup(country, asked);
  if (state === 'found' && cities !== answered) {
    setAnswered(cities);
    const [only = ''] = cities;
    if (cities.length === 1) setCity(only);
  }
  const status = said[state];
  const open = cities.length > 1 && !cities.includes(city);

  return (
    <>
      <Field label={t('field.country')}>
        <Select
          name="country_id"
          autoComplete="country-name"
          value={countryId}
          onChange={(event) => {
            setCountryId(Number(event.target.value));
            if (code !== known?.postal_code) setAsked(digitsOf(code));
          }}
        >
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <FormRow>
        <Field
          label={t('field.postalCode')}
          error={errors.postal_code}
          hint={<span role="status">{status && t(status)}</span>}
        >
          <TextInput
            name="postal_code"
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={12}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setAsked(digitsOf(event.target.value));
            }}
          />
        </Field>
        <Field label={t('field.city')} error={errors.city}>
          <TextInput
            ref={cityInput}
            name="city"
            autoComplete="address-level2"
            maxLength={120}
            value={city}
            onChange={(event) => setCity(event.target.value)}
          />
        </Field>
      </FormRow>
      {open && (
        <Suggestions
          label={t('address.choose')}
          options={cities}
          onPick={(picked) => {
            setCity(picked);
            cityInput.current?.focus();
          }}
        />
      )}
    </>
  );
}
