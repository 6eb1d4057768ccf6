import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Crystal } from '../crystal/crystal.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there: 'Tu bolsa está vacía'. */
  title: ReactNode;
  /** Why, and what to do. */
  text?: ReactNode;
  /** Ways on: ButtonLinks, the primary one first. */
  actions?: ReactNode;
  /**
   * The rank of the title in the outline of the page: 1 where the page has no other.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3;
  /** Between the words and the actions: a SearchBox. */
  children?: ReactNode;
}

/** Stands where there is nothing yet, or nothing any more: an empty bag, no results, a page that is not there. */
export function EmptyState({ title, text, actions, headingLevel = 1, className, children, ...rest }: EmptyStateProps) {
  return (
    <div data-component="empty-state" className={classNames(styles.root, className)} {...rest}>
      <Crystal tier="obsidian" size="large" />
      <Heading level={headingLevel} size={headingLevel === 1 ? 'title' : 'section'}>
        {title}
      </Heading>
      {text && (
        <Text size="lead" measure>
          {text}
        </Text>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
