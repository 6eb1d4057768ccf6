/** The currencies of this account, with the least and greatest amount of a charge in minor units. */
export const currencies: Record<string, { readonly minimum: number; readonly maximum: number }> = {
  mxn: { minimum: 1000, maximum: 99_999_999 },
  usd: { minimum: 50, maximum: 99_999_999 },
};

/** `$12.50 usd`, as Stripe writes amounts in its messages. */
export function printAmount(minor: number, currency: string): string {
  return `$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency}`;
}
