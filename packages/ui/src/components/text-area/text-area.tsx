'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFieldProps } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** How many lines it shows at least. */
  rows?: number;
}

/** Several lines of text, inside a Field. It grows with what is written where the browser can. */
export function TextArea({ className, rows = 5, ...rest }: TextAreaProps) {
  return (
    <textarea
      data-component="text-area"
      rows={rows}
      className={classNames(styles.root, className)}
      {...useFieldProps()}
      {...rest}
    />
  );
}
