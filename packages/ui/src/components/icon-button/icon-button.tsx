import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { iconButton } from './icon-button.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** The symbol. */
  icon: IconName;
  /** What it does, for those who do not see the symbol. */
  label: string;
  /**
   * - `plain`: on the page
   * - `paper`: over a picture
   * - `outlined`: beside other controls
   */
  variant?: 'plain' | 'paper' | 'outlined';
}

/** A button that shows a symbol alone: 44 px square, as large as a finger needs. */
export function IconButton({ icon, label, variant = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      data-component="icon-button"
      type="button"
      aria-label={label}
      title={label}
      className={classNames(iconButton({ variant }), className)}
      {...rest}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
