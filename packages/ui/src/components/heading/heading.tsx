import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { heading } from './heading.css.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its rank in the outline of the page, apart from how large it looks. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * - `display`: the hero of a page
   * - `headline`: a band across the page
   * - `title`: the page itself
   * - `section`: a part of the page
   * - `subsection`, `label`: within a part, in the voice of running text
   */
  size: 'display' | 'headline' | 'title' | 'section' | 'subsection' | 'label';
}

/** A title. The four large sizes speak in the Stone voice, the small ones as strong text. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element data-component="heading" className={classNames(heading({ size }), className)} {...rest} />;
}
