import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Crystal } from '../crystal/crystal.tsx';
import * as styles from './gift-card.css.ts';

export interface GiftCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** 'Tu regalo de Esmeralda'. */
  label: string;
  /** What it is: 'Pañuelo Veta'. */
  name: ReactNode;
  /** A sentence about it. */
  description?: ReactNode;
  /** Shown instead of the stone. */
  picture?: ReactNode;
}

/** The reward that rides with the order. */
export function GiftCard({ label, name, description, picture, className, ...rest }: GiftCardProps) {
  return (
    <section data-component="gift-card" aria-label={label} className={classNames(styles.root, className)} {...rest}>
      <div className={styles.picture}>{picture ?? <Crystal tier="obsidian" size="large" />}</div>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.name}>{name}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </section>
  );
}
