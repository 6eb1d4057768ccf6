import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './address-card.css.ts';

export interface AddressCardProps extends ComponentProps<'address'> {
  /** The lines of the address, as they stand on a parcel. */
  lines: readonly string[];
  /** For the carrier: 'Portón verde'. */
  details?: string;
  /** Links and buttons under it. */
  actions?: ReactNode;
}

/** A postal address. */
export function AddressCard({ lines, details, actions, className, ...rest }: AddressCardProps) {
  return (
    <address data-component="address-card" className={classNames(styles.root, className)} {...rest}>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {details && <span className={styles.details}>{details}</span>}
      {actions && <span className={styles.actions}>{actions}</span>}
    </address>
  );
}
