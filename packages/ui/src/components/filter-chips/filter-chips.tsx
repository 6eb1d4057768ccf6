import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './filter-chips.css.ts';

export interface FilterChip {
  /** What was chosen: 'Talla M'. */
  label: string;
  /** The page without it. */
  href: string;
}

export interface FilterChipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Nothing is shown without any. */
  chips: readonly FilterChip[];
  /** The page without all of them. */
  clear: FilterChip;
  /** Its words, in the language of the page. */
  labels: {
    /** Names the list: 'Filtros elegidos'. */
    group: string;
    /** What a press does: 'Quitar Talla M'. */
    remove: (label: string) => string;
  };
}

/** The choices that narrow a list, each with the way to take it back, and the way to take back all. */
export function FilterChips({ chips, clear, labels, className, ...rest }: FilterChipsProps) {
  return (
    <ul
      data-component="filter-chips"
      aria-label={labels.group}
      hidden={chips.length === 0}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Anchor href={href} aria-label={labels.remove(label)} className={styles.chip}>
            {label}
            <Icon name="close" size="small" />
          </Anchor>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <Anchor href={clear.href} className={styles.clear}>
            {clear.label}
          </Anchor>
        </li>
      )}
    </ul>
  );
}
