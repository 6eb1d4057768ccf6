import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { root } from './rich-text.css.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML that has been sanitised already: it goes into the page as it is. */
  sanitisedHtml: string;
}

/** Running text that the shop's people wrote: a product's details, a legal text. */
export function RichText({ sanitisedHtml, className, ...rest }: RichTextProps) {
  return (
    <div
      data-component="rich-text"
      className={classNames(root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: showing sanitised HTML is what this part is for.
      dangerouslySetInnerHTML={{ __html: sanitisedHtml }}
      {...rest}
    />
  );
}
