import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './rewards-block.css.ts';

export interface RewardsBlockProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the club is about, in a few words. */
  title: ReactNode;
  /** What a member gets, in a sentence or two. */
  text: ReactNode;
  /** A ButtonLink to the benefits. */
  action: ReactNode;
  /** A LoyaltyCard: the member's own, or one that shows what it could be. */
  card: ReactNode;
}

/** The club on the home page: a dark band with the member's card. */
export function RewardsBlock({ title, text, action, card, className, ...rest }: RewardsBlockProps) {
  return (
    <section data-component="rewards-block" data-theme="dark" className={classNames(styles.root, className)} {...rest}>
      <div className={styles.words}>
        <Heading level={2} size="headline">
          {title}
        </Heading>
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        {action}
      </div>
      <div data-theme="light" className={styles.card}>
        {card}
      </div>
    </section>
  );
}
