'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFieldProps } from '../field/field.tsx';
import * as styles from './text-input.css.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  /** What is typed into it: `email`, `password`, `date`, and whatever else an `input` can be. */
  type?: ComponentProps<'input'>['type'];
}

/** One line of text, or a date, an address, a password: everything that `<input>` is, inside a Field. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      data-component="text-input"
      type={type}
      className={classNames(styles.root, className)}
      {...useFieldProps()}
      {...rest}
    />
  );
}
