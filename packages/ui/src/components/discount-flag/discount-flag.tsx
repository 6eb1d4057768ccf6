import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './discount-flag.css.ts';

export interface DiscountFlagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole percent: 15. `discountPercent` works it out from two prices. */
  percent: number;
  /** The language of the page as a BCP 47 tag: es-MX, en-US. */
  locale: string;
  /** Read out before the figure: 'Descuento:'. */
  label: string;
}

/** By how much a price is down, on a flag with cut corners over the picture. */
export function DiscountFlag({ percent, locale, label, className, ...rest }: DiscountFlagProps) {
  return (
    <span data-component="discount-flag" className={classNames(styles.flag, className)} {...rest}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {`−${new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)}`}
    </span>
  );
}
