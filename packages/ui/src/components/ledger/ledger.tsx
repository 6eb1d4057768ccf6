import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './ledger.css.ts';

export interface LedgerEntry {
  id: number | string;
  date: ReactNode;
  /** Why. */
  text: ReactNode;
  /** How much came or went, with its sign: '+12'. */
  amount: ReactNode;
}

export interface LedgerProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The lines, in the order that they are shown in. */
  entries: readonly LedgerEntry[];
  /** Names the table, and heads its columns for those who listen. */
  labels: { table: string; date: string; text: string; amount: string };
}

/** What came and went, line by line, each with its date and its reason. */
export function Ledger({ entries, labels, className, ...rest }: LedgerProps) {
  return (
    <table data-component="ledger" aria-label={labels.table} className={classNames(styles.root, className)} {...rest}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{labels.date}</th>
          <th scope="col">{labels.text}</th>
          <th scope="col">{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, date, text, amount }) => (
          <tr key={id} className={styles.row}>
            <td className={styles.date}>{date}</td>
            <td className={styles.text}>{text}</td>
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
