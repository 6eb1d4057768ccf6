import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { crystal, facet } from './crystal.css.ts';

export interface CrystalProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Whose stone it is; obsidian is the shop's own, and of members without a tier yet. */
  tier: 'obsidian' | 'amber' | 'emerald' | 'diamond';
  /** 16, 24 or 56 px. */
  size?: 'small' | 'medium' | 'large';
  /** What it says, where no words beside it do. Without it the stone is decoration. */
  label?: string;
}

/** A cut stone in flat facets, lit from the top left. */
export function Crystal({ tier, size = 'medium', label, className, ...rest }: CrystalProps) {
  return (
    <svg
      data-component="crystal"
      viewBox="0 0 24 24"
      shapeRendering="geometricPrecision"
      className={classNames(crystal({ tier, size }), className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      <path className={facet.plain} d="M12 1 20.5 5.5 20 16.5 12 23 4 16.5 3.5 5.5Z" />
      <path className={facet.bright} d="M12 1 3.5 5.5 10.5 8.5Z" />
      <path className={facet.light} d="M12 1 20.5 5.5 10.5 8.5Z" />
      <path className={facet.light} d="M3.5 5.5 10.5 8.5 4 16.5Z" />
      <path className={facet.shade} d="M20.5 5.5 10.5 8.5 20 16.5Z" />
      <path className={facet.plain} d="M10.5 8.5 4 16.5 12 23Z" />
      <path className={facet.dark} d="M10.5 8.5 20 16.5 12 23Z" />
    </svg>
  );
}
