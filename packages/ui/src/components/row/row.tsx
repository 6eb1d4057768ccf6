import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { row } from './row.css.ts';

export interface RowProps extends ComponentProps<'div'> {
  /** What its children keep between them. */
  gap?: 'close' | 'near' | 'apart';
  /**
   * How they share the line: `together` at its start, the first and the last at its two `ends`, or the second of two
   * takes what the first leaves (`fill`). All but these two go on in another line where they do not fit.
   */
  share?: 'together' | 'ends' | 'fill';
  /** Where it is shown: what a receipt is headed by on `paper` alone, what can be pressed on the `screen` alone. */
  medium?: 'both' | 'screen' | 'paper';
}

/** Its children beside each other, evenly apart. */
export function Row({ gap = 'near', share = 'together', medium = 'both', className, ...rest }: RowProps) {
  return <div data-component="row" className={classNames(row({ gap, share, medium }), className)} {...rest} />;
}
