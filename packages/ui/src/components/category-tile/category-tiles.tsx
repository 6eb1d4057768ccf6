import { Children, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { list } from './category-tile.css.ts';

export interface CategoryTilesProps extends ComponentProps<'ul'> {}

/** CategoryTiles side by side: two on a phone, all in a row on a desktop while they fit. Each child becomes an item. */
export function CategoryTiles({ className, children, ...rest }: CategoryTilesProps) {
  return (
    <ul data-component="category-tiles" className={classNames(list, className)} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
