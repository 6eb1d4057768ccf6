import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './cart-line.css.ts';

export interface CartLineProps extends ComponentProps<'li'> {
  /** The piece: 'Kimono Ágata roja'. */
  name: string;
  /** Its page. */
  href: string;
  /** A picture of 4:5. */
  picture: ReactNode;
  /** What was chosen: 'Talla M'. */
  choice: ReactNode;
  /** What one piece costs, with its offer. */
  price: ReactNode;
  /** What the line costs. */
  subtotal: ReactNode;
  /** How many: a QuantityCounter, or words where it cannot be changed. */
  quantity: ReactNode;
  /** What must be known of it: no longer in stock. */
  notice?: ReactNode;
  /** The button that takes it out. */
  remove?: ReactNode;
}

/** A piece in the bag, in an order, in a summary. Stands in a list. */
export function CartLine({
  name,
  href,
  picture,
  choice,
  price,
  subtotal,
  quantity,
  notice,
  remove,
  className,
  ...rest
}: CartLineProps) {
  return (
    <li data-component="cart-line" className={classNames(styles.root, className)} {...rest}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Anchor href={href} className={styles.name}>
          {name}
        </Anchor>
        <div className={styles.choice}>{choice}</div>
        <div className={styles.price}>{price}</div>
      </div>
      <div className={styles.subtotal}>{subtotal}</div>
      <div className={styles.controls}>
        {quantity}
        {remove}
      </div>
      {notice && <div className={styles.notice}>{notice}</div>}
    </li>
  );
}
