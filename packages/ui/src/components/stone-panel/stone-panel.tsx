import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Facets } from '../loyalty-card/facets.tsx';
import { panel } from './stone-panel.css.ts';

export interface StonePanelProps extends ComponentProps<'div'> {
  /** Which stone; obsidian is the shop's own. */
  stone?: 'obsidian' | 'amber' | 'emerald' | 'diamond';
}

/** A wall of cut stone, seen close and as deep by night as by day, with a few words at its foot. It fills the height that it is given. */
export function StonePanel({ stone = 'obsidian', className, children, ...rest }: StonePanelProps) {
  return (
    <div data-component="stone-panel" data-theme="light" className={classNames(panel({ stone }), className)} {...rest}>
      <Facets />
      {children}
    </div>
  );
}
