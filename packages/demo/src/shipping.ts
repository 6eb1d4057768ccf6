import { type Money, money } from './shapes.ts';

/** Standard shipping, the only kind there is. */
export const shipping: { readonly price: Money; readonly freeFrom: Money } = {
  price: money(149, 9),
  freeFrom: money(1999, 120),
};
