import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './size-guide.css.ts';

export interface SizeGuideProps extends ComponentProps<'div'> {
  /** How to measure: an `img` or `picture` that says in its alternative text what it shows. */
  picture?: ReactNode;
  /** The measures of each size: a RichText with a table. */
  children?: ReactNode;
}

/** What a Dialog shows to find one's size: how to measure, and the measures of each size. */
export function SizeGuide({ picture, className, children, ...rest }: SizeGuideProps) {
  return (
    <div data-component="size-guide" className={classNames(styles.root, className)} {...rest}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {children && <div className={styles.measures}>{children}</div>}
    </div>
  );
}
