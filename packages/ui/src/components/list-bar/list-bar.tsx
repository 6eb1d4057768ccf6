import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './list-bar.css.ts';

export interface ListBarProps extends ComponentProps<'div'> {
  /** Ways to narrow the list: a SubNav. On a phone it has a line of its own. */
  menu?: ReactNode;
  /** How many there are. */
  count: ReactNode;
  /** How they are shown: a LayoutToggle. */
  children?: ReactNode;
}

/** Heads a list: what it could be narrowed to, how many it holds, and how they are shown. */
export function ListBar({ menu, count, className, children, ...rest }: ListBarProps) {
  return (
    <div data-component="list-bar" className={classNames(styles.root, className)} {...rest}>
      {menu && <div className={styles.menu}>{menu}</div>}
      {count}
      {children}
    </div>
  );
}
