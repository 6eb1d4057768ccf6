import type { Stripe } from 'stripe';
import type { CardBehaviour } from './cards.ts';
import type { StripeEvent } from './events.ts';

/** Everything that this Stripe account knows, in memory. Maps keep the order in which things came to be. */
export class Ledger {
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly paymentMethods = new Map<string, Stripe.PaymentMethod>();
  /** What the card of a payment method does; its number is not kept. */
  readonly behaviours = new Map<string, CardBehaviour>();
  readonly events = new Map<string, StripeEvent>();

  clear(): void {
    for (const part of [this.intents, this.charges, this.refunds, this.paymentMethods, this.behaviours, this.events])
      part.clear();
  }
}

export function newestFirst<T>(things: ReadonlyMap<string, T>): T[] {
  return [...things.values()].reverse();
}
