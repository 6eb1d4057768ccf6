import type { Stripe } from 'stripe';
import type { CardBehaviour } from './cards.ts';
import type { Context } from './context.ts';
import { ApiError, cardError, type ErrorBody, invalidRequest } from './errors.ts';
import { newId, now } from './ids.ts';
import type { Params } from './params.ts';
import { requireStatus } from './status.ts';

/**
 * Takes the money, or holds it when the intent is captured by hand.
 * @throws ApiError when the bank refuses; the intent then waits for another payment method.
 */
export function charge(
  context: Context,
  intent: Stripe.PaymentIntent,
  { decline, authenticated = false }: CardBehaviour & { readonly authenticated?: boolean },
): Stripe.PaymentIntent {
  const made = newCharge(context, intent, authenticated);
  context.ledger.charges.set(made.id, made);
  intent.latest_charge = made.id;

  if (decline) {
    const error = cardError(decline, { charge: made.id });
    Object.assign(made, {
      status: 'failed',
      paid: false,
      captured: false,
      amount_captured: 0,
      failure_code: error.body.code,
      failure_message: error.message,
      outcome: {
        ...made.outcome,
        network_status: 'declined_by_network',
        reason: decline,
        seller_message: 'The bank did not return any further details with this decline.',
        type: 'issuer_declined',
      },
    });
    context.emit('charge.failed', made);
    refuse(context, intent, error.body);
    throw new ApiError(402, { ...error.body, payment_intent: structuredClone(intent) });
  }

  const byHand = intent.capture_method === 'manual';
  intent.status = byHand ? 'requires_capture' : 'succeeded';
  intent.amount_received = byHand ? 0 : intent.amount;
  intent.amount_capturable = byHand ? intent.amount : 0;
  context.emit('charge.succeeded', made);
  context.emit(byHand ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent);
  return intent;
}

/** Puts an intent back to waiting for a payment method, with what went wrong. */
export function refuse(context: Context, intent: Stripe.PaymentIntent, error: ErrorBody): void {
  const method = context.ledger.paymentMethods.get(String(intent.payment_method));
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, ...(method && { payment_method: structuredClone(method) }) },
  });
  context.emit('payment_intent.payment_failed', intent);
}

/** Takes the money that was held, or a part of it. */
export function captureIntent(context: Context, intent: Stripe.PaymentIntent, params: Params): Stripe.PaymentIntent {
  requireStatus(intent, 'capture', ['requires_capture']);
  const amount = params.integer('amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable)
    throw invalidRequest(
      `The amount to capture must be from 1 to ${intent.amount_capturable}, which is what was authorised.`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    );
  const held = context.ledger.charges.get(String(intent.latest_charge));
  Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
  if (held) {
    Object.assign(held, { captured: true, amount_captured: amount });
    context.emit('charge.captured', held);
  }
  context.emit('payment_intent.succeeded', intent);
  return intent;
}

function newCharge(context: Context, intent: Stripe.PaymentIntent, authenticated: boolean): Stripe.Charge {
  const method = context.ledger.paymentMethods.get(String(intent.payment_method));
  const card = method?.card;
  const captured = intent.capture_method !== 'manual';
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method?.billing_details ?? { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'OBSIDIANA',
    captured,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: method?.id ?? null,
    payment_method_details: card
      ? {
          type: 'card',
          card: {
            amount_authorized: intent.amount,
            authorization_code: null,
            brand: card.brand,
            checks: card.checks,
            country: card.country,
            electronic_commerce_indicator: null,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            funding: card.funding,
            installments: null,
            last4: card.last4,
            mandate: null,
            network: card.brand,
            network_transaction_id: null,
            regulated_status: 'unregulated',
            three_d_secure: authenticated
              ? {
                  authentication_flow: 'challenge',
                  electronic_commerce_indicator: '05',
                  exemption_indicator: null,
                  result: 'authenticated',
                  result_reason: null,
                  transaction_id: newId('3ds'),
                  version: '2.2.0',
                }
              : null,
            transaction_link_id: null,
            wallet: null,
          },
        }
      : null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}
