import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import * as styles from './post-tile.css.ts';

export interface PostTileProps extends Omit<AnchorProps, 'children'> {
  /** Where the post is read. */
  href: string;
  /** An `img` or `picture` with an empty alternative text: the words are below it. It fills a square frame. */
  picture: ReactNode;
  /** What the post is about; cut after three lines. */
  description: string;
}

/** A post of the journal: its picture and what it is about. */
export function PostTile({ picture, description, className, ...rest }: PostTileProps) {
  return (
    <Anchor data-component="post-tile" className={classNames(styles.tile, className)} {...rest}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.description}>{description}</span>
    </Anchor>
  );
}
