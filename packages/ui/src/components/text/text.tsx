import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { text } from './text.css.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** The element: a paragraph by itself, a span inside a line, a div around other blocks. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd';
  /** `text` for what is read, `ledger` for prices, quantities, dates and numbers. */
  voice?: 'text' | 'ledger';
  /** 18 to 20, 16, 14 or 12 px. */
  size?: 'lead' | 'body' | 'small' | 'caption';
  /** The weight, where it is not the voice's own. */
  weight?: 'regular' | 'medium' | 'strong';
  /** The role of its colour; `inherit` takes the colour around it. */
  tone?: 'inherit' | 'ink' | 'muted' | 'positive' | 'negative' | 'sale';
  /** Keeps lines short enough to be read with ease. */
  measure?: boolean;
}

/** Words in the voice of running text or of the ledger. Titles are a Heading. */
export function Text({
  as = 'p',
  voice = 'text',
  size = 'body',
  weight,
  tone = 'inherit',
  measure = false,
  className,
  ...rest
}: TextProps) {
  const Element: ElementType = as;
  return (
    <Element
      data-component="text"
      className={classNames(text({ voice, size, weight, tone, measure }), className)}
      {...rest}
    />
  );
}
