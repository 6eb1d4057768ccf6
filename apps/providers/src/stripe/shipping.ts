import type { Stripe } from 'stripe';
import type { Params } from './params.ts';

/** @returns the shipping of the intent after this call; an empty `shipping` clears it. */
export function shippingFrom(
  params: Params,
  before: Stripe.PaymentIntent['shipping'],
): Stripe.PaymentIntent['shipping'] {
  if (!params.has('shipping')) return before;
  const given = params.group('shipping');
  if (!given) return null;
  const address = given.group('address');
  if (!address) throw given.missing('address');
  return {
    address: {
      city: address.textOr('city', null),
      country: address.textOr('country', null),
      line1: address.textOr('line1', null),
      line2: address.textOr('line2', null),
      postal_code: address.textOr('postal_code', null),
      state: address.textOr('state', null),
    },
    carrier: given.textOr('carrier', null),
    name: given.required('name'),
    phone: given.textOr('phone', null),
    tracking_number: given.textOr('tracking_number', null),
  };
}
