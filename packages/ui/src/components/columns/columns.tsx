import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { aside as asideStyle, columns, main } from './columns.css.ts';

export interface ColumnsProps extends ComponentProps<'div'> {
  /** Beside the content where there is room, and below it on a phone: the sum of a bag, the summary of an order. */
  aside: ReactNode;
  /** How much of the line it takes: `wide` beside what is worked on, `narrow` beside pictures. */
  asideWidth?: 'wide' | 'narrow';
}

/** What a person works on, and beside it what it comes to. */
export function Columns({ aside, asideWidth = 'wide', className, children, ...rest }: ColumnsProps) {
  return (
    <div data-component="columns" className={classNames(columns[asideWidth], className)} {...rest}>
      <div className={main}>{children}</div>
      <div className={asideStyle}>{aside}</div>
    </div>
  );
}
