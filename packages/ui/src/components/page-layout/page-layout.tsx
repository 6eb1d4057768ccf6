import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './page-layout.css.ts';

export interface PageLayoutProps extends ComponentProps<'div'> {
  /** A Header; pages of one task have none. */
  header?: ReactNode;
  /** A Footer; pages of one task have none. */
  footer?: ReactNode;
  /** The first thing that the keyboard meets: 'Ir al contenido'. */
  skipLabel: string;
  /**
   * Where the skip link leads, and what receives the focus when the page has changed.
   * @default 'main'
   */
  mainId?: string;
}

/** The frame of every page: a way past the header, the header, what the page is about, the footer. */
export function PageLayout({
  header,
  footer,
  skipLabel,
  mainId = 'main',
  className,
  children,
  ...rest
}: PageLayoutProps) {
  return (
    <div data-component="page-layout" className={classNames(styles.root, className)} {...rest}>
      <a href={`#${mainId}`} className={styles.skip}>
        {skipLabel}
      </a>
      {header && <div className={styles.header}>{header}</div>}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
