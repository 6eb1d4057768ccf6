export interface MoneyParts {
  /** The amount in whole units with the currency's own digits, for machines: `1299.00`. */
  value: string;
  /** The amount with its sign, as the language writes it: `$1,299.00`. */
  amount: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in minor units (centavos, cents) in words of a language. No amount at all counts as zero.
 * @throws RangeError when the currency or the language is not one that Intl knows.
 */
export function formatMoney(minorUnits: number | null | undefined, currency: string, locale: string): MoneyParts {
  const format = moneyFormat(currency, locale);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const units = (Number.isFinite(minorUnits) ? Number(minorUnits) : 0) / 10 ** digits;
  return { value: units.toFixed(digits), amount: format.format(units) };
}

/** Making a format costs more than using it, and a page of the catalogue shows sixty prices. */
function moneyFormat(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formats.set(key, format);
  return format;
}
