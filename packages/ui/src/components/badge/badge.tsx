import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { badge } from './badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `solid` for the first of several, `outline` for the next.
   * @default 'solid'
   */
  variant?: 'solid' | 'outline';
}

/** A word or two that sets a thing apart: web exclusive, limited edition, redeemed. */
export function Badge({ variant, className, ...rest }: BadgeProps) {
  return <span data-component="badge" className={classNames(badge({ variant }), className)} {...rest} />;
}
