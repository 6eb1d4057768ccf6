import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './facts.css.ts';

export interface Fact {
  name: string;
  value: ReactNode;
}

export interface FactsProps extends ComponentProps<'dl'> {
  /** What is known, in its order. */
  facts: readonly Fact[];
}

/** What is known of something, name over value: a member's data, an order's. */
export function Facts({ facts, className, ...rest }: FactsProps) {
  return (
    <dl data-component="facts" className={classNames(styles.root, className)} {...rest}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
