import type { Stripe } from 'stripe';
import type { Context } from './context.ts';
import { printAmount } from './currencies.ts';
import { invalidRequest, resourceMissing } from './errors.ts';
import { newId, now } from './ids.ts';
import { metadataFrom } from './metadata.ts';
import type { Params } from './params.ts';

/** Gives back all that is left of a charge, or `amount` of it. */
export function createRefund(context: Context, params: Params): Stripe.Refund {
  const charge = chargeOf(context, params);
  const reason = params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = params.integer('amount') ?? left;
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${printAmount(amount, charge.currency)}) is greater than unrefunded amount on charge (${printAmount(left, charge.currency)})`,
      { param: 'amount' },
    );
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    metadata: metadataFrom(params, {}),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  context.ledger.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  context.emit('refund.created', refund);
  context.emit('charge.refunded', charge);
  return refund;
}

function chargeOf(context: Context, params: Params): Stripe.Charge {
  const intentId = params.text('payment_intent');
  const chargeId = params.text('charge');
  if (!intentId && !chargeId)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  const intent = intentId ? context.ledger.intents.get(intentId) : undefined;
  if (intentId && !intent) throw resourceMissing('payment_intent', intentId, 'payment_intent');
  const id = chargeId ?? String(intent?.latest_charge);
  const charge = context.ledger.charges.get(id);
  if (chargeId && !charge) throw resourceMissing('charge', chargeId, 'charge');
  if (!charge?.captured)
    throw invalidRequest(
      intent
        ? `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
        : `Charge ${id} has not been captured, so it cannot be refunded.`,
      intent && { payment_intent: structuredClone(intent) },
    );
  return charge;
}
