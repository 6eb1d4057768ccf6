import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatMoney } from './format-money.ts';
import * as styles from './money-label.css.ts';

export interface MoneyLabelProps extends Omit<ComponentProps<'data'>, 'value' | 'children'> {
  /** The amount in minor units of its currency (centavos, cents): 129900 is 1,299.00. Nothing counts as zero. */
  amount: number | null | undefined;
  /** ISO 4217 code: MXN, USD. */
  currency: string;
  /** The language of the page as a BCP 47 tag: es-MX, en-US. */
  locale: string;
  /** Shows the code after the amount. */
  showCode?: boolean;
  /** Makes it a former price, struck through; the words are read out before it ('Precio anterior:'). */
  former?: string;
  /** The size, where it is not that of the words around it. */
  size?: 'inherit' | 'small' | 'body' | 'lead' | 'section';
  /** The role of its colour; a former price is muted by itself. */
  tone?: 'inherit' | 'muted' | 'sale';
}

/** An amount of money with its currency: `$1,299.00 MXN`. Renders on the server alone. */
export function MoneyLabel({
  amount,
  currency,
  locale,
  showCode = true,
  former,
  size = 'inherit',
  tone = 'inherit',
  className,
  ...rest
}: MoneyLabelProps) {
  const money = formatMoney(amount, currency, locale);
  return (
    <data
      data-component="money-label"
      value={money.value}
      className={classNames(
        styles.base,
        styles.size[size],
        styles.tone[tone],
        former !== undefined && styles.former,
        className,
      )}
      {...rest}
    >
      {former && <VisuallyHidden>{former} </VisuallyHidden>}
      {money.amount}
      {showCode && <span className={styles.code}>{` ${currency}`}</span>}
    </data>
  );
}
