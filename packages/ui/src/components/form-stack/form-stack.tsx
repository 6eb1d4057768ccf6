import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './form-stack.css.ts';

export interface FormStackProps extends ComponentProps<'form'> {}

/** A form: its fields below each other, in the widest column that is easy to fill in. The browser's own checks are off, ours speak. */
export function FormStack({ className, ...rest }: FormStackProps) {
  return <form data-component="form-stack" noValidate className={classNames(styles.root, className)} {...rest} />;
}

export interface FormRowProps extends ComponentProps<'div'> {}

/** Two fields side by side where there is room. */
export function FormRow({ className, ...rest }: FormRowProps) {
  return <div data-component="form-row" className={classNames(styles.row, className)} {...rest} />;
}
