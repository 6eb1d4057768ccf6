'use client';

import type { ChangeEventHandler, ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import * as styles from './phone-input.css.ts';

export interface PhoneCountry {
  id: number;
  name: string;
  /** Digits, without the plus. */
  phoneCode: string;
}

export interface PhoneInputProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Where the number may be from. */
  countries: readonly PhoneCountry[];
  /** The chosen country, by its id. */
  countryId: number;
  /** Digits as they are typed, without the country's code. */
  number: string;
  /** Names the list of countries for screen readers. */
  countryLabel: string;
  /** Receives the id of the country that was chosen. */
  onCountryChange: (countryId: number) => void;
  /** Receives the change of the number's field. */
  onNumberChange: ChangeEventHandler<HTMLInputElement>;
  /** Form names of the two controls. */
  names?: { country: string; number: string };
}

/** A telephone number: the country, which gives the code, and the rest. Inside a Field; the label belongs to the number. */
export function PhoneInput({
  countries,
  countryId,
  number,
  countryLabel,
  onCountryChange,
  onNumberChange,
  names,
  className,
  ...rest
}: PhoneInputProps) {
  const code = countries.find(({ id }) => id === countryId)?.phoneCode ?? '';
  return (
    <div data-component="phone-input" className={classNames(styles.root, className)} {...rest}>
      <Select
        id={undefined}
        aria-label={countryLabel}
        aria-describedby={undefined}
        aria-invalid={false}
        autoComplete="country"
        name={names?.country}
        value={countryId}
        onChange={(event) => onCountryChange(Number(event.target.value))}
      >
        {countries.map(({ id, name, phoneCode }) => (
          <option key={id} value={id}>
            {`${name} +${phoneCode}`}
          </option>
        ))}
      </Select>
      <span className={styles.number}>
        <span className={styles.code} aria-hidden="true">{`+${code}`}</span>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          name={names?.number}
          value={number}
          onChange={onNumberChange}
          className={styles.input}
        />
      </span>
    </div>
  );
}
