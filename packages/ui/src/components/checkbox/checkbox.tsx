import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What a tick agrees to or turns on. A press on it ticks the box. */
  label: ReactNode;
  /** What follows from it, in small under the label, read with it. A Link may stand here. */
  description?: ReactNode;
  /** What must be mended; marks the box as invalid and is read with it. */
  error?: ReactNode;
}

/** A yes that a person gives or takes back, with the words that it stands for. */
export function Checkbox({ label, description, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const descriptionId = description ? `${boxId}-description` : undefined;
  const errorId = error ? `${boxId}-error` : undefined;
  return (
    <div className={styles.root}>
      <input
        data-component="checkbox"
        type="checkbox"
        id={boxId}
        aria-describedby={[errorId, descriptionId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        className={classNames(styles.box, className)}
        {...rest}
      />
      <label htmlFor={boxId} className={styles.label}>
        {label}
      </label>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
