import type { ComponentProps } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './breadcrumb.css.ts';

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the outermost place inwards; the last one is this page and needs no address. */
  places: readonly { label: string; href?: string }[];
  /** Names the trail for those who listen. */
  label: string;
}

/** Where this page lies in the shop. */
export function Breadcrumb({ places, label, ...rest }: BreadcrumbProps) {
  return (
    <nav data-component="breadcrumb" aria-label={label} {...rest}>
      <ol className={styles.list}>
        {places.map((place, index) => (
          <li key={place.label} className={styles.item}>
            {place.href && index < places.length - 1 ? (
              <Link href={place.href} underline="hover">
                {place.label}
              </Link>
            ) : (
              <span aria-current={index === places.length - 1 ? 'page' : undefined}>{place.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
