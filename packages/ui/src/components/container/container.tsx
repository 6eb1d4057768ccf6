import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { container } from './container.css.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /**
   * How wide its content may grow: the page, a column of running text, or a form.
   * @default 'page'
   */
  width?: 'page' | 'reading' | 'form';
  /**
   * What its children keep between them.
   * @default 'block'
   */
  gap?: 'none' | 'block' | 'region' | 'section';
  /** Keeps a distance above and below as well. */
  inset?: boolean;
}

/** Keeps its children off the edges of the screen, and apart from each other. */
export function Container({ width, gap, inset, className, ...rest }: ContainerProps) {
  return (
    <div data-component="container" className={classNames(container({ width, gap, inset }), className)} {...rest} />
  );
}
