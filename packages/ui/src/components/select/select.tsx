'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select.css.ts';

export interface SelectProps extends ComponentProps<'select'> {}

/** One of several, by the browser's own list (the best one on a phone). Give it `<option>`s, inside a Field. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select data-component="select" className={classNames(styles.root, className)} {...useFieldProps()} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" className={styles.arrow} />
    </span>
  );
}
