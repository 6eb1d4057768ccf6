'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { button, progress } from './button.css.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /**
   * - `primary`: the one thing to do here
   * - `secondary`: an alternative beside it
   * - `quiet`: an aside
   */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Its height: 36, 44 or 52 px. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its words, or as the space it stands in. */
  width?: 'content' | 'full';
  /** Its work is under way: it keeps the focus and its place, and swallows further presses. */
  busy?: boolean;
  /** What it does in a form. */
  type?: 'button' | 'submit' | 'reset';
}

/** Does something here. For going somewhere, use ButtonLink; for a symbol alone, IconButton. */
export function Button({
  variant = 'primary',
  size = 'medium',
  width = 'content',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      data-component="button"
      type={type}
      className={classNames(button({ variant, size, width }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? swallow : onClick}
      {...rest}
    >
      {children}
      {busy && <span className={progress} />}
    </button>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
