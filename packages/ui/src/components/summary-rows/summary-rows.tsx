import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './summary-rows.css.ts';

export interface SummaryRow {
  label: ReactNode;
  value: ReactNode;
  /** Shown stronger: the total. */
  strong?: boolean;
}

export interface SummaryRowsProps extends ComponentProps<'dl'> {
  /** What is added up, the total last. */
  rows: readonly SummaryRow[];
}

/** What adds up to a total: names at the start, amounts at the end, hairlines between. */
export function SummaryRows({ rows, className, ...rest }: SummaryRowsProps) {
  return (
    <dl data-component="summary-rows" className={classNames(styles.root, className)} {...rest}>
      {rows.map(({ label, value, strong = false }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sum keep their places
        <div key={index} className={styles.row({ strong })}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
