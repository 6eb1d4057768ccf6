import { Children, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './product-grid.css.ts';

export interface ProductGridProps extends ComponentProps<'ul'> {
  /**
   * Give the cards the same: `vertical` stands them in 2 columns on a phone, 3 on a tablet and 4 on a desktop,
   * `horizontal` lays them in rows, two beside each other on a desktop.
   * @default 'vertical'
   */
  layout?: 'vertical' | 'horizontal';
}

/** A list of ProductCards (or their skeletons); each child becomes an item. */
export function ProductGrid({ layout = 'vertical', className, children, ...rest }: ProductGridProps) {
  return (
    <ul data-component="product-grid" className={classNames(styles.grid({ layout }), className)} {...rest}>
      {Children.map(children, (child) => (
        <li className={layout === 'horizontal' ? styles.row : undefined}>{child}</li>
      ))}
    </ul>
  );
}
