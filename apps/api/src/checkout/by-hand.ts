import type { Context } from '../context.ts';
import { type PaymentProvider, providerNames } from './provider.ts';
import type { payments } from './tables.ts';

/**
 * Payments without a provider's interface: the operator sees their money come, and sends it back. What the operator
 * asks for here is therefore done as soon as it is written down.
 */
const byHand: PaymentProvider = {
  read: async () => null,
  cancel: async () => {},
  refund: async (ref, { id, amount, currency }) => ({ id: `${ref}:${id}`, amount, currency, ours: id }),
  refunds: async () => [],
  async *refundsSince() {},
  async *ledger() {},
};

/** Whoever gives a payment's money back. */
export function providerOf(
  { providers }: Context,
  method: (typeof payments.$inferSelect)['provider'],
): PaymentProvider {
  const name = providerNames.find((known) => known === method);
  return name ? providers[name] : byHand;
}
