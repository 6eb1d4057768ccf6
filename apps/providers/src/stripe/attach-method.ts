import type { Stripe } from 'stripe';
import type { Context } from './context.ts';
import type { Params } from './params.ts';
import { createPaymentMethod, paymentMethodOf } from './payment-methods.ts';

/** Takes over `payment_method` or `payment_method_data`; an intent that waited for one then waits for its confirmation. */
export function attachMethod(context: Context, intent: Stripe.PaymentIntent, params: Params): void {
  const data = params.group('payment_method_data');
  const id = params.text('payment_method');
  const method = data ? createPaymentMethod(context, data) : id ? paymentMethodOf(context, id) : undefined;
  if (!method) return;
  intent.payment_method = method.id;
  intent.next_action = null;
  if (intent.status === 'requires_payment_method' || intent.status === 'requires_action')
    intent.status = 'requires_confirmation';
}
