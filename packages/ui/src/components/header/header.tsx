import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './header.css.ts';

/** A place of the shop, by name. */
export interface NavigationLink {
  href: string;
  label: string;
  /** Whether the page is there now. */
  current?: boolean;
}

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** A Brand. */
  brand: ReactNode;
  /** The categories; on a narrow page they stand in the menu instead. */
  links: readonly NavigationLink[];
  /** HeaderSearch and HeaderTools, in their order. */
  tools: ReactNode;
  /** Shown on a wide page only, before the tools: a LocaleSelect. */
  locale?: ReactNode;
  /** Shown on a narrow page only, after the tools: the IconButton that opens the NavDrawer. */
  menu?: ReactNode;
  /** Names the list of categories for those who listen. */
  label: string;
}

/** The head of every page: categories, the shop's name, and what a person carries with them. */
export function Header({ brand, links, tools, locale, menu, label, className, ...rest }: HeaderProps) {
  return (
    <header data-component="header" className={classNames(styles.root, className)} {...rest}>
      <div className={styles.bar}>
        <nav aria-label={label} className={styles.navigation}>
          <ul className={styles.links}>
            {links.map(({ href, label, current }) => (
              <li key={href}>
                <Anchor href={href} aria-current={current ? 'page' : undefined} className={styles.link}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.tools}>
          {locale && <div className={styles.onDesktop}>{locale}</div>}
          {tools}
          {menu && <div className={styles.onPhone}>{menu}</div>}
        </div>
      </div>
    </header>
  );
}
