import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './filter-group.css.ts';

export interface FilterGroupProps extends Omit<ComponentProps<'fieldset'>, 'title'> {
  /** What is chosen here: 'Talla'. */
  title: string;
  /** FilterOptions, a Select, or fields. */
  children: ReactNode;
}

/** The choices of one kind in a FilterPanel. */
export function FilterGroup({ title, className, children, ...rest }: FilterGroupProps) {
  return (
    <fieldset data-component="filter-group" className={classNames(styles.root, className)} {...rest}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
