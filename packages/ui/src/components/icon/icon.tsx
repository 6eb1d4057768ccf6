import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { icon } from './icon.css.ts';
import { type IconName, paths } from './paths.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Which symbol. */
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 'small' | 'medium' | 'large';
  /** What it says, where no words beside it do. Without it the symbol is decoration. */
  label?: string;
}

const filled: readonly IconName[] = ['heart-filled', 'facebook', 'play'];
const directional: readonly IconName[] = ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'sign-out'];

/** One symbol in the colour of the words around it; arrows turn where the page reads from the right. */
export function Icon({ name, size = 'medium', label, className, ...rest }: IconProps) {
  const look = icon({
    size,
    filled: filled.includes(name) || undefined,
    directional: directional.includes(name) || undefined,
  });
  return (
    <svg
      data-component="icon"
      viewBox="0 0 24 24"
      className={classNames(look, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
