'use client';

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './snackbar.css.ts';

export interface SnackbarProps extends ComponentProps<'div'> {
  /** What it says; null shows none. Another text replaces the one before. */
  message: ReactNode | null;
  /** How long it stays, in milliseconds. It waits while it is pointed at or holds the focus. */
  duration?: number;
  /** Its time is over: put `message` back to null. */
  onClose: () => void;
}

/** Confirms what was done, one at a time, and goes by itself. What blocks the way is an AlertDialog instead. */
export function Snackbar({ message, duration = 2000, onClose, className, ...rest }: SnackbarProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (message === null || held) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [message, held, duration, onClose]);
  return (
    <div
      data-component="snackbar"
      role="status"
      className={classNames(styles.root, className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...rest}
    >
      {message !== null && <p className={styles.message}>{message}</p>}
    </div>
  );
}
