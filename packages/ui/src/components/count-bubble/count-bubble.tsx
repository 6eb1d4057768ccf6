'use client';

import { type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './count-bubble.css.ts';

export interface CountBubbleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many; nothing is shown for 0. */
  count: number;
  /** Read out instead of the bare figure: '2 piezas'. Leave it out where the words around it say so. */
  label?: string;
}

/** How many things are in the bag or among the favourites; the figure moves up when it changes. */
export function CountBubble({ count, label, className, ...rest }: CountBubbleProps) {
  const [firstCount] = useState(count);
  if (count <= 0) return null;
  return (
    <span data-component="count-bubble" className={classNames(styles.bubble, className)} {...rest}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <span
        key={count}
        className={count === firstCount ? undefined : styles.changed}
        aria-hidden={label ? true : undefined}
      >
        {count > 99 ? '99+' : count}
      </span>
    </span>
  );
}
