'use client';

import { startTransition, useOptimistic } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { favourite } from './favourite-button.css.ts';

export interface FavouriteButtonProps extends Omit<IconButtonProps, 'icon' | 'onClick' | 'aria-pressed' | 'children'> {
  /** Names the thing; that it is a favourite is told by the pressed state: 'Favorito: Kimono Ágata roja'. */
  label: string;
  /** On the page, over a picture, or beside other controls. */
  variant?: IconButtonProps['variant'];
  /** Whether it is a favourite now. */
  pressed: boolean;
  /** Keeps or drops it. While a returned promise runs the heart already shows the new state, and goes back if `pressed` does not follow. */
  onPressedChange: (pressed: boolean) => void | Promise<void>;
}

/** The heart of a product. */
export function FavouriteButton({ pressed, onPressedChange, className, ...rest }: FavouriteButtonProps) {
  const [shown, show] = useOptimistic(pressed);
  const toggle = () =>
    startTransition(async () => {
      show(!shown);
      await onPressedChange(!shown);
    });
  return (
    <IconButton
      data-component="favourite-button"
      icon={shown ? 'heart-filled' : 'heart'}
      aria-pressed={shown}
      className={classNames(favourite, className)}
      onClick={toggle}
      {...rest}
    />
  );
}
