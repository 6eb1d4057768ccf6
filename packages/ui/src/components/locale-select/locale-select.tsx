'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './locale-select.css.ts';

/** One entry of a list: what is stored and what is shown. */
export interface LocaleOption {
  value: string;
  label: string;
}

export interface LocaleSelectProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The chosen language, one of `languages`. */
  language: string;
  /** What there is to choose from. */
  languages: readonly LocaleOption[];
  /** Receives the value of the language that was chosen. */
  onLanguageChange: (language: string) => void;
  /** The chosen currency, one of `currencies`. */
  currency: string;
  /** What there is to choose from. */
  currencies: readonly LocaleOption[];
  /** Receives the value of the currency that was chosen. */
  onCurrencyChange: (currency: string) => void;
  /** Names of the two lists. */
  labels: { language: string; currency: string };
}

/** The language and the currency of the shop, each from the browser's own list. */
export function LocaleSelect({
  language,
  languages,
  onLanguageChange,
  currency,
  currencies,
  onCurrencyChange,
  labels,
  className,
  ...rest
}: LocaleSelectProps) {
  return (
    <div data-component="locale-select" className={classNames(styles.root, className)} {...rest}>
      <Choice label={labels.language} value={language} options={languages} onChange={onLanguageChange} />
      <Choice label={labels.currency} value={currency} options={currencies} onChange={onCurrencyChange} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly LocaleOption[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={styles.select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" className={styles.arrow} />
    </span>
  );
}
