import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import * as styles from './date-input.css.ts';

export interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'readOnly'> {
  /** The first day that may be chosen, as `1900-01-31`. */
  min?: string;
  /** The last day that may be chosen, as `2026-01-31`. */
  max?: string;
  /** The day is on record and cannot be changed here: it can be read, focused and sent, not edited. */
  locked?: boolean;
}

/** A day, inside a Field. The browser writes it in its person's own order and offers its calendar; its value is `1994-11-02`. */
export function DateInput({ locked = false, className, ...rest }: DateInputProps) {
  return (
    <span className={styles.root}>
      <TextInput
        data-component="date-input"
        type="date"
        readOnly={locked}
        className={classNames(styles.input, locked && styles.locked, className)}
        {...rest}
      />
      {locked && <Icon name="lock" className={styles.lock} />}
    </span>
  );
}
