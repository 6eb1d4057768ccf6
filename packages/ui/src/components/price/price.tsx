import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { MoneyLabel } from '../money-label/money-label.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './price.css.ts';

/** In minor units (centavos, cents): one amount, or the lowest and the highest where sizes differ. */
export type PriceAmount = number | { min: number; max: number };

export interface PriceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** What it costs: 129900 is 1,299.00. */
  amount: PriceAmount | null | undefined;
  /** What it costs for now; the amount then stands beside it as the former price. */
  offer?: PriceAmount | null;
  /** ISO 4217 code: MXN, USD. */
  currency: string;
  /** The language of the page as a BCP 47 tag: es-MX, en-US. */
  locale: string;
  /** Words that are only read out: before the price that holds ('Precio:') and the former one ('Precio anterior:'). */
  labels: { price: string; former: string };
  /**
   * How large it stands: in a row, in running text, in a summary, on the page of its product.
   * @default 'body'
   */
  size?: 'small' | 'body' | 'lead' | 'section';
}

/** What a product costs: a price or a range of them, and under an offer what it cost before. Aligned as the text around it. */
export function Price({ amount, offer, currency, locale, labels, size, className, ...rest }: PriceProps) {
  const money = { currency, locale };
  return (
    <p data-component="price" className={classNames(styles.price({ size }), className)} {...rest}>
      <span className={styles.current}>
        <VisuallyHidden>{labels.price} </VisuallyHidden>
        <Amount amount={offer ?? amount} showCode {...money} />
      </span>{' '}
      {offer != null && (
        <s className={styles.former}>
          <VisuallyHidden>{labels.former} </VisuallyHidden>
          <Amount amount={amount} showCode={false} {...money} />
        </s>
      )}
    </p>
  );
}

interface AmountProps extends Pick<PriceProps, 'amount' | 'currency' | 'locale'> {
  showCode: boolean;
}

/** The dash of a range stays with the amount before it, so that a narrow column breaks after it. */
function Amount({ amount, showCode, ...money }: AmountProps) {
  if (amount == null || typeof amount === 'number') {
    return <MoneyLabel amount={amount} showCode={showCode} {...money} />;
  }
  return (
    <>
      <MoneyLabel amount={amount.min} showCode={false} {...money} />
      {'\u00a0– '}
      <MoneyLabel amount={amount.max} showCode={showCode} {...money} />
    </>
  );
}
