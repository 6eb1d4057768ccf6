import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { skeleton } from './skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * What it stands for: a line of text at the size around it, a control, a picture of 4:5.
   * @default 'line'
   */
  shape?: 'line' | 'control' | 'picture';
  /**
   * How much of the line it takes.
   * @default 'full'
   */
  width?: 'full' | 'half' | 'third';
}

/** Keeps the place of something that is on its way, and keeps still. Say `aria-busy` on what contains it. */
export function Skeleton({ shape, width, className, ...rest }: SkeletonProps) {
  return (
    <span
      data-component="skeleton"
      aria-hidden="true"
      className={classNames(skeleton({ shape, width }), className)}
      {...rest}
    />
  );
}
