import { detail, PaypalError } from './errors.ts';
import type { Money } from './shapes.ts';

/** Currencies of two decimals that this room takes money in. */
const known: ReadonlySet<string> = new Set(['MXN', 'USD', 'EUR', 'GBP', 'CAD']);

/** Minor units of `1299.50`. @throws PaypalError 422 when it is no amount of that currency */
export function minorOf({ currency_code: currency, value }: Money, field: string): number {
  if (!known.has(currency)) throw new PaypalError(422, [detail('CURRENCY_NOT_SUPPORTED', field, currency)]);
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(value)) throw new PaypalError(422, [detail('DECIMAL_PRECISION', field, value)]);
  return Math.round(Number(value) * 100);
}

export const moneyOf = (minor: number, currency_code: string): Money => ({
  currency_code,
  value: (minor / 100).toFixed(2),
});

/** `MXN 1,299.50` for people. */
export const printMoney = ({ currency_code, value }: Money): string =>
  `${currency_code} ${Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
