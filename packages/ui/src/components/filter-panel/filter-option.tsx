'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './filter-option.css.ts';

export interface FilterOptionProps extends Omit<ComponentProps<'label'>, 'children'> {
  /** The field of the address that the choice is sent in. */
  name: string;
  /** What is sent when it is chosen. */
  value: string;
  /** What it is called: 'M'. */
  label: string;
  /** How many things it leaves; 0 cannot be chosen. */
  count?: number;
  /** Whether it is chosen. */
  checked: boolean;
  /** The panel tells of the choice; this is for what else should happen. */
  onCheckedChange?: (checked: boolean) => void;
}

/** One of several choices of a FilterGroup that do not exclude each other. */
export function FilterOption({
  name,
  value,
  label,
  count,
  checked,
  onCheckedChange,
  className,
  ...rest
}: FilterOptionProps) {
  return (
    <label data-component="filter-option" className={classNames(styles.root, className)} {...rest}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        className={styles.box}
      />
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
