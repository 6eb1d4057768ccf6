import { type Detail, detail, PaypalError } from './errors.ts';
import { minorOf } from './money.ts';
import type { Amount, Breakdown, breakdownParts, UnitRequest } from './shapes.ts';

const place = "/purchase_units/@reference_id=='default'/amount";

/** An amount must be the sum of its parts, to the cent. @throws PaypalError 422 that names every part that is wrong */
export function requireWholeAmount(amount: Amount, items: UnitRequest['items']): void {
  const total = minorOf(amount, `${place}/value`);
  const wrong: Detail[] = [];
  if (total <= 0) wrong.push(detail('CANNOT_BE_ZERO_OR_NEGATIVE', `${place}/value`, amount.value));
  const parts = partsOf(amount.breakdown ?? {});
  const moneys = [...Object.values(amount.breakdown ?? {}), ...(items ?? []).map((item) => item.unit_amount)];
  if (moneys.some((money) => money.currency_code !== amount.currency_code))
    wrong.push(detail('MULTI_CURRENCY_ORDER', place));
  if (amount.breakdown && sumOf(parts) !== total) wrong.push(detail('AMOUNT_MISMATCH', `${place}/value`, amount.value));
  if (items) {
    const goods = items.reduce(
      (sum, { quantity, unit_amount }) => sum + Number(quantity) * minorOf(unit_amount, `${place}/items/unit_amount`),
      0,
    );
    if (!amount.breakdown?.item_total) wrong.push(detail('ITEM_TOTAL_REQUIRED', `${place}/breakdown/item_total`));
    else if (goods !== parts.item_total) wrong.push(detail('ITEM_TOTAL_MISMATCH', `${place}/breakdown/item_total`));
  }
  if (wrong.length > 0) throw new PaypalError(422, wrong);
}

type Parts = Record<(typeof breakdownParts)[number], number>;

function partsOf(breakdown: Breakdown): Parts {
  const minor = (part: keyof Breakdown) => {
    const money = breakdown[part];
    return money ? minorOf(money, `${place}/breakdown/${part}`) : 0;
  };
  return {
    item_total: minor('item_total'),
    shipping: minor('shipping'),
    handling: minor('handling'),
    tax_total: minor('tax_total'),
    insurance: minor('insurance'),
    shipping_discount: minor('shipping_discount'),
    discount: minor('discount'),
  };
}

const sumOf = ({ item_total, shipping, handling, tax_total, insurance, shipping_discount, discount }: Parts) =>
  item_total + shipping + handling + tax_total + insurance - shipping_discount - discount;
