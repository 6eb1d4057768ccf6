import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './sub-nav.css.ts';

export interface SubNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names it for those who listen: 'Subcategorías'. */
  label: string;
  /** The pages of one kind, in their order. */
  links: readonly { href: string; label: string }[];
  /** The address of the page that this is. */
  current?: string;
}

/** The neighbours of this page in one line, which scrolls where it does not fit. */
export function SubNav({ label, links, current, className, ...rest }: SubNavProps) {
  return (
    <nav data-component="sub-nav" aria-label={label} className={classNames(styles.root, className)} {...rest}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor href={link.href} aria-current={link.href === current ? 'page' : undefined} className={styles.link}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
