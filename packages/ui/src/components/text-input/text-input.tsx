'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFieldProps } from '../field/field.tsx';
import * as styles from './text-input.css.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  /** What is typed into it: `email`, `tel`, and whatever else an `input` can be. */
  type?: ComponentProps<'input'>['type'];
}

/** One line of text, a mail address, a number: everything that is typed into an `<input>`, inside a Field. */
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
