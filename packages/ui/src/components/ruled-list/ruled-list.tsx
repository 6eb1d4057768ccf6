import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './ruled-list.css.ts';

export interface RuledListProps extends ComponentProps<'ul'> {}

/** A list of lines with hairlines between them. */
export function RuledList({ className, ...rest }: RuledListProps) {
  return <ul data-component="ruled-list" className={classNames(styles.list, className)} {...rest} />;
}

export interface RuledItemProps extends ComponentProps<'li'> {
  /** Stands at the end of the line: an amount, a symbol. */
  end?: ReactNode;
}

/** One line of a RuledList. */
export function RuledItem({ end, className, children, ...rest }: RuledItemProps) {
  return (
    <li data-component="ruled-item" className={classNames(styles.item, className)} {...rest}>
      <span>{children}</span>
      {end}
    </li>
  );
}
