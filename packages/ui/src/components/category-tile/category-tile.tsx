import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import * as styles from './category-tile.css.ts';

export interface CategoryTileProps extends Omit<AnchorProps, 'children'> {
  /** The page of the category. */
  href: string;
  /** What the category is called: 'Kimonos'. */
  name: string;
  /** An `img` or `picture` with an empty alternative text: the name is beside it. It fills a frame of 4:5. */
  picture: ReactNode;
}

/** A way into a category or subcategory: its picture with its name on it. */
export function CategoryTile({ name, picture, className, ...rest }: CategoryTileProps) {
  return (
    <Anchor data-component="category-tile" className={classNames(styles.tile, className)} {...rest}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.name}>{name}</span>
    </Anchor>
  );
}
