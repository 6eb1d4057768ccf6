import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../badge/badge.tsx';
import { Facets } from '../loyalty-card/facets.tsx';
import * as styles from './tier-card.css.ts';

export interface TierCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Whose stone it is cut from. */
  tier: 'amber' | 'emerald' | 'diamond';
  /** Its name. */
  title: ReactNode;
  /** From how many crystals to how many it is held: 'De 51 a 150 cristales'. */
  range: ReactNode;
  /** What it brings, in a few words each. */
  benefits: readonly string[];
  /** Marks the tier that the member holds: 'Tu nivel'. */
  held?: ReactNode;
  /** Level of its heading in the page. */
  headingLevel?: 2 | 3;
}

/** A tier of the club: its stone, what it takes, and what it brings. */
export function TierCard({ tier, title, range, benefits, held, headingLevel = 3, className, ...rest }: TierCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-component="tier-card" className={classNames(styles.root, className)} {...rest}>
      <div data-theme="light" className={styles.stone({ tier })}>
        <Facets />
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.range}>{range}</p>
        {held && (
          <p className={styles.held}>
            <Badge>{held}</Badge>
          </p>
        )}
      </div>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
