import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './split-layout.css.ts';

export interface SplitLayoutProps extends ComponentProps<'div'> {
  /** Fills the wall from top to bottom: a StonePanel, a picture. It is left out where there is no room. */
  wall: ReactNode;
}

/** A form, and beside it where there is room a wall as high as the screen. */
export function SplitLayout({ wall, className, children, ...rest }: SplitLayoutProps) {
  return (
    <div data-component="split-layout" className={classNames(styles.root, className)} {...rest}>
      {children}
      <div className={styles.wall}>{wall}</div>
    </div>
  );
}
