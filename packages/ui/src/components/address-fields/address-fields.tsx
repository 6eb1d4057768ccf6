'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Field } from '../field/field.tsx';
import { FormRow } from '../form-stack/form-stack.tsx';
import { Select } from '../select/select.tsx';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import * as styles from './address-fields.css.ts';

export interface AddressCountry {
  id: number;
  name: string;
}

/** What is known of an address at first. */
export interface KnownAddress {
  countryId: number;
  line?: string;
  line2?: string;
  postalCode?: string;
  city?: string;
  details?: string;
}

/** Names of the fields, and of the choice between several cities. */
export interface AddressFieldsTexts {
  line: string;
  line2: string;
  country: string;
  postalCode: string;
  city: string;
  details: string;
  chooseCity: string;
}

export interface AddressFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The names that people read. */
  texts: AddressFieldsTexts;
  /** Where an address may be, in the order of the list. */
  countries: readonly AddressCountry[];
  /** The address to change; of a new one, its country. */
  known: KnownAddress;
  /** What is wrong with a field, below it. */
  errors?: { line?: string; postalCode?: string; city?: string };
  /** Cities of the postal code as it was last heard of: one is filled in, several are offered. */
  cities?: readonly string[];
  /** How the search for them goes: 'Buscando la ciudad…'. */
  searching?: string;
  /** Receives the postal code as typed, and the id of the country, when either changes. */
  onPlaceChange?: (postalCode: string, countryId: number) => void;
}

/**
 * The fields of a postal address, for a form around them. It sends them as `line`, `line2`, `country` (the id),
 * `postalCode`, `city` and `details`.
 */
export function AddressFields({
  texts,
  countries,
  known,
  errors = {},
  cities = [],
  searching,
  onPlaceChange,
  className,
  ...rest
}: AddressFieldsProps) {
  const [countryId, setCountryId] = useState(known.countryId);
  const [postalCode, setPostalCode] = useState(known.postalCode ?? '');
  const [city, setCity] = useState(known.city ?? '');
  const cityInput = useRef<HTMLInputElement>(null);
  // Filled in when an answer comes, and never again over what was typed since.
  const answer = cities.join('\n');
  const [heard, setHeard] = useState(answer);
  if (answer !== heard) {
    setHeard(answer);
    if (cities.length === 1) setCity(answer);
  }

  return (
    <div data-component="address-fields" className={classNames(styles.root, className)} {...rest}>
      <Field label={texts.line} error={errors.line}>
        <TextInput name="line" autoComplete="address-line1" maxLength={200} defaultValue={known.line} />
      </Field>
      <Field label={texts.line2}>
        <TextInput name="line2" autoComplete="address-line2" maxLength={200} defaultValue={known.line2} />
      </Field>
      <Field label={texts.country}>
        <Select
          name="country"
          autoComplete="country-name"
          value={countryId}
          onChange={({ target }) => {
            setCountryId(Number(target.value));
            onPlaceChange?.(postalCode, Number(target.value));
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
        <Field label={texts.postalCode} error={errors.postalCode} hint={<span role="status">{searching}</span>}>
          <TextInput
            name="postalCode"
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={12}
            value={postalCode}
            onChange={({ target }) => {
              setPostalCode(target.value);
              onPlaceChange?.(target.value, countryId);
            }}
          />
        </Field>
        <Field label={texts.city} error={errors.city}>
          <TextInput
            ref={cityInput}
            name="city"
            autoComplete="address-level2"
            maxLength={120}
            value={city}
            onChange={({ target }) => setCity(target.value)}
          />
        </Field>
      </FormRow>
      {cities.length > 1 && !cities.includes(city) && (
        <Suggestions
          label={texts.chooseCity}
          options={cities}
          onPick={(picked) => {
            setCity(picked);
            cityInput.current?.focus();
          }}
        />
      )}
      <Field label={texts.details}>
        <TextInput name="details" maxLength={500} defaultValue={known.details} />
      </Field>
    </div>
  );
}
