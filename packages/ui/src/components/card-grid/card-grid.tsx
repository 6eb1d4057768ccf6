import { Children, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { grid } from './card-grid.css.ts';

export interface CardGridProps extends ComponentProps<'ul'> {
  /**
   * How wide its cards are: as in a full line, however few there are (`even`), or as wide as they share it (`stretched`).
   */
  sizing?: 'even' | 'stretched';
}

/** A list of cards, as many beside each other as fit; each child becomes an item. */
export function CardGrid({ sizing = 'even', className, children, ...rest }: CardGridProps) {
  return (
    <ul data-component="card-grid" className={classNames(grid({ sizing }), className)} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
