import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { stack } from './stack.css.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** What its children keep between them: `close` for what is read as one, `block` for the parts of a page. */
  gap?: 'close' | 'near' | 'apart' | 'block';
}

/** Its children below each other, evenly apart. */
export function Stack({ gap = 'apart', className, ...rest }: StackProps) {
  return <div data-component="stack" className={classNames(stack({ gap }), className)} {...rest} />;
}
