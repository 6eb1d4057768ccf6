'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './order-card.css.ts';

export interface OrderCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** 'Pedido 1001'. */
  title: ReactNode;
  /** When it was placed. */
  date: ReactNode;
  /** How far it is: 'En camino'. */
  status: ReactNode;
  /** What it came to: a MoneyLabel. */
  total: ReactNode;
  /** Whether its detail shows; the page keeps this. */
  open: boolean;
  /** Asked for by a press on its head. */
  onOpenChange: (open: boolean) => void;
  /** Level of its heading in the page. */
  headingLevel?: 2 | 3;
  /** The order's detail, shown while it is open. */
  children: ReactNode;
}

/** An order in a list: what it is at a glance, and everything about it when it is opened. */
export function OrderCard({
  title,
  date,
  status,
  total,
  open,
  onOpenChange,
  headingLevel = 2,
  children,
  className,
  ...rest
}: OrderCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-component="order-card"
      aria-labelledby={`${id}-title`}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <Heading className={styles.heading}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-detail`}
          onClick={() => onOpenChange(!open)}
          className={styles.trigger}
        >
          <span id={`${id}-title`} className={styles.title}>
            {title}
          </span>
          <span className={styles.date}>{date}</span>
          <span className={styles.status}>{status}</span>
          <span className={styles.total}>{total}</span>
          <Icon name={open ? 'minus' : 'plus'} className={styles.icon} />
        </button>
      </Heading>
      <div id={`${id}-detail`} hidden={!open} className={styles.detail}>
        {open && children}
      </div>
    </article>
  );
}
