import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Facets } from './facets.tsx';
import * as styles from './loyalty-card.css.ts';

export interface LoyaltyTier {
  name: string;
  /** Crystals from which it is held. */
  from: number;
}

export interface LoyaltyCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** 0 is a member without a tier yet, 1 to 3 are amber, emerald and diamond. */
  level: 0 | 1 | 2 | 3;
  /** The tier's name, or what a member without one is called. */
  title: ReactNode;
  /** How many the member holds. */
  crystals: number;
  /** Beside the number: 'cristales'. */
  crystalsLabel: string;
  /** 'Socia 0-48213'. */
  member: ReactNode;
  /** Lowest first. */
  tiers: readonly LoyaltyTier[];
  /** How far the next tier is. Left out at the last one. */
  next?: ReactNode;
  /** A link to the benefits. */
  action?: ReactNode;
  /** Level of its heading in the page. */
  headingLevel?: 2 | 3;
}

const stones = ['obsidian', 'amber', 'emerald', 'diamond'] as const;

/** The member's card: the stone of their tier seen close, what they hold, and how far the next one is. */
export function LoyaltyCard({
  level,
  title,
  crystals,
  crystalsLabel,
  member,
  tiers,
  next,
  action,
  headingLevel = 2,
  className,
  ...rest
}: LoyaltyCardProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <section
      data-component="loyalty-card"
      // Stones keep the depth that they have by day: pale ones would glare at night, and obsidian is never pale.
      data-theme="light"
      data-stone={stones[level]}
      aria-labelledby={titleId}
      className={classNames(styles.root({ stone: stones[level] }), className)}
      {...rest}
    >
      <Facets />
      <div className={styles.content}>
        <div className={styles.top}>
          <div>
            <p className={styles.member}>{member}</p>
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          </div>
          <p className={styles.crystals}>
            <span className={styles.count}>{crystals}</span> <span className={styles.unit}>{crystalsLabel}</span>
          </p>
        </div>
        <div className={styles.bottom}>
          <ol className={styles.tiers}>
            {tiers.map(({ name, from }, index) => (
              <li key={name} className={styles.tier} aria-current={index + 1 === level ? 'step' : undefined}>
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={styles.fill}
                    style={{ inlineSize: `${share(crystals, tiers[index - 1]?.from ?? 0, from)}%` }}
                  />
                </span>
                <span className={styles.tierName}>
                  {name} <span className={styles.from}>{from}</span>
                </span>
              </li>
            ))}
          </ol>
          {(next || action) && (
            <div className={styles.next}>
              {next && <p>{next}</p>}
              {action}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** How much of the way between two thresholds is done, in percent. */
function share(crystals: number, from: number, to: number): number {
  return Math.round(Math.min(1, Math.max(0, (crystals - from) / (to - from))) * 100);
}
