import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './footer.css.ts';

export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** A Brand. */
  brand: ReactNode;
  /** Under the brand: a line about the shop, a LocaleSelect. */
  intro?: ReactNode;
  /** Links in groups, each under its title. */
  columns: readonly FooterColumn[];
  /** Places outside the shop; each opens in a new tab. */
  social?: readonly { href: string; label: string; icon: IconName }[];
  /** The last line: who owns the words and pictures. */
  legal: ReactNode;
}

/** The foot of every page. */
export function Footer({ brand, intro, columns, social = [], legal, className, ...rest }: FooterProps) {
  return (
    <footer data-component="footer" className={classNames(styles.root, className)} {...rest}>
      <div className={styles.top}>
        <div className={styles.opening}>
          {brand}
          {intro}
        </div>
        <div className={styles.columns}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <p className={styles.title}>{column.title}</p>
              <ul>
                {column.links.map(({ href, label }) => (
                  <li key={href}>
                    <Anchor href={href} className={styles.link}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className={styles.bottom}>
        <div>{legal}</div>
        {social.length > 0 && (
          <ul className={styles.social}>
            {social.map(({ href, label, icon }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener" className={styles.socialLink}>
                  <Icon name={icon} label={label} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
