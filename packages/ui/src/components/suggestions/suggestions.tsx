'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './suggestions.css.ts';

export interface SuggestionsProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** What is to be chosen: 'Elige tu ciudad'. */
  label: ReactNode;
  /** The answers to choose from, each once. */
  options: readonly string[];
  /** Receives the answer that was pressed. */
  onPick: (option: string) => void;
}

/** A few answers that a field may have: a press fills one in. */
export function Suggestions({ label, options, onPick, className, ...rest }: SuggestionsProps) {
  return (
    <fieldset data-component="suggestions" className={classNames(styles.root, className)} {...rest}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <button key={option} type="button" className={styles.option} onClick={() => onPick(option)}>
          {option}
        </button>
      ))}
    </fieldset>
  );
}
