import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { root } from './brand-bar.css.ts';

export interface BrandBarProps extends ComponentProps<'header'> {}

/** Heads a page of one task (signing in, paying): the Brand alone leads home. */
export function BrandBar({ className, ...rest }: BrandBarProps) {
  return <header data-component="brand-bar" className={classNames(root, className)} {...rest} />;
}
