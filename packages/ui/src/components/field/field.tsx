'use client';

import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './field.css.ts';

export interface FieldProps extends ComponentProps<'div'> {
  /** What the field asks for. */
  label: ReactNode;
  /** Help that is always there, under the field. */
  hint?: ReactNode;
  /** What must be mended; marks the control as invalid and is read with it. */
  error?: ReactNode;
  /** Keeps the label for screen readers alone, where the place says what is asked. */
  labelHidden?: boolean;
  /** The control: TextInput, TextArea, Select, DateInput, PhoneInput, PasswordInput. */
  children: ReactNode;
}

/** A label, one control, and what is said about it. The control finds its id and descriptions by itself. */
export function Field({ label, hint, error, labelHidden = false, children, className, ...rest }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div data-component="field" className={classNames(styles.root, className)} {...rest}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden : styles.label}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldState {
  id: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldState>({ id: undefined, describedBy: undefined, invalid: false });

/** What the Field around a control gives it; nothing outside one. */
export function useFieldProps() {
  const { id, describedBy, invalid } = useContext(FieldContext);
  return { id, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
}
