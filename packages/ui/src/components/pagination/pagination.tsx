import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Anchor } from '../link/link-context.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are; one alone shows nothing. */
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** The words of the list, most of them only read out. */
  labels: {
    /** Names the list for those who listen: 'Páginas'. */
    navigation: string;
    previous: string;
    next: string;
    /** 'Página 3'. */
    page: (page: number) => string;
  };
}

/** The pages of a list: previous, next and numbers. */
export function Pagination({ page, pages, hrefOf, labels, ...rest }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav data-component="pagination" aria-label={labels.navigation} {...rest}>
      <ol className={styles.list}>
        <Step icon="chevron-left" label={labels.previous} rel="prev" href={page > 1 ? hrefOf(page - 1) : undefined} />
        {pageWindow(page, pages).map((slot) => (
          <li key={slot} className={styles.item}>
            {typeof slot === 'number' ? (
              <Anchor
                href={hrefOf(slot)}
                aria-label={labels.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                className={classNames(styles.slot, slot === page ? styles.current : styles.link)}
              >
                {slot}
              </Anchor>
            ) : (
              <span className={styles.slot} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        <Step icon="chevron-right" label={labels.next} rel="next" href={page < pages ? hrefOf(page + 1) : undefined} />
      </ol>
    </nav>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  rel: 'prev' | 'next';
  /** Missing at the end of the list: the step keeps its place, but leads nowhere. */
  href: string | undefined;
}

function Step({ icon, label, rel, href }: StepProps) {
  return (
    <li className={styles.item}>
      {href ? (
        <Anchor href={href} rel={rel} aria-label={label} className={classNames(styles.slot, styles.link)}>
          <Icon name={icon} />
        </Anchor>
      ) : (
        <span className={classNames(styles.slot, styles.unavailable)} aria-hidden="true">
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
}
