import { toMinor } from '@obsidiana/data';
import { MoneyLabel, type MoneyLabelProps } from '@obsidiana/ui';
import { localeTag } from '../locale.ts';
import { useLocale } from '../page/hooks.ts';

export interface MoneyProps extends Omit<MoneyLabelProps, 'amount' | 'currency' | 'locale'> {
  /** Decimal, as the API answers it. */
  amount: number | null | undefined;
  /** Where it is not the page's: an order keeps the currency that it was paid in. */
  currency?: string | undefined;
}

/** An amount of the API in the page's language. */
export function Money({ amount, currency, ...rest }: MoneyProps) {
  const locale = useLocale();
  return (
    <MoneyLabel
      amount={toMinor(amount)}
      currency={currency ?? locale.currency}
      locale={localeTag[locale.lang]}
      {...rest}
    />
  );
}
