import type { Stripe } from 'stripe';
import { brandOf, isLuhn } from './browser/card.js';
import { behaviourOf, type CardBehaviour, cardOfToken } from './cards.ts';
import type { Context } from './context.ts';
import { ApiError, invalidRequest, resourceMissing } from './errors.ts';
import { newId, now } from './ids.ts';
import { metadataFrom } from './metadata.ts';
import type { Params } from './params.ts';

interface CardFacts {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** @param id `pm_…` of a payment method, or a test token such as `pm_card_visa`, which makes a new one. */
export function paymentMethodOf(context: Context, id: string, param = 'payment_method'): Stripe.PaymentMethod {
  const known = context.ledger.paymentMethods.get(id);
  if (known) return known;
  const card = cardOfToken(id);
  if (!card) throw resourceMissing('PaymentMethod', id, param);
  const facts = { number: card.number, expMonth: 12, expYear: new Date().getFullYear() + 4 };
  return keep(context, newPaymentMethod(facts), card);
}

/** Makes a payment method from `type`, `card[number|exp_month|exp_year|cvc]`, `billing_details` and `metadata`. */
export function createPaymentMethod(context: Context, params: Params): Stripe.PaymentMethod {
  params.oneOf('type', ['card']) ?? params.required('type');
  const card = params.group('card');
  if (!card) throw params.missing('card');
  const token = card.text('token');
  if (token) {
    const known = cardOfToken(token.replace(/^tok_/, 'pm_card_'));
    if (!known) throw resourceMissing('token', token, 'card[token]');
    return paymentMethodOf(context, known.tokens[0] ?? token);
  }
  if (context.caller === 'secret')
    throw invalidRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing. To enable testing raw card data APIs, see https://support.stripe.com/questions/enabling-access-to-raw-card-data-apis.',
      {},
      402,
    );
  const facts = cardFrom(card);
  const method = newPaymentMethod(facts, params.group('billing_details'));
  method.metadata = metadataFrom(params, {});
  return keep(context, method, behaviourOf(facts.number));
}

function cardFrom(card: Params): CardFacts {
  const number = card.required('number').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !isLuhn(number)) throw cardParameter('invalid_number', 'number');
  const expMonth = card.integer('exp_month') ?? 0;
  const short = card.integer('exp_year') ?? 0;
  const expYear = short < 100 ? 2000 + short : short;
  if (expMonth < 1 || expMonth > 12) throw cardParameter('invalid_expiry_month', 'exp_month');
  const today = new Date();
  if (new Date(expYear, expMonth) <= today || expYear > today.getFullYear() + 50)
    throw cardParameter('invalid_expiry_year', 'exp_year');
  const cvc = card.text('cvc');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) throw cardParameter('invalid_cvc', 'cvc');
  return { number, expMonth, expYear };
}

const complaints = {
  invalid_number: 'Your card number is incorrect.',
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_cvc: "Your card's security code is invalid.",
} as const;

function cardParameter(code: keyof typeof complaints, param: string) {
  return new ApiError(402, { type: 'card_error', code, param, message: complaints[code] });
}

function newPaymentMethod({ number, expMonth, expYear }: CardFacts, billing?: Params): Stripe.PaymentMethod {
  const brand = brandOf(number);
  const address = billing?.group('address');
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: address?.text('city') ?? null,
        country: address?.text('country') ?? null,
        line1: address?.text('line1') ?? null,
        line2: address?.text('line2') ?? null,
        postal_code: address?.text('postal_code') ?? null,
        state: address?.text('state') ?? null,
      },
      email: billing?.text('email') ?? null,
      name: billing?.text('name') ?? null,
      phone: billing?.text('phone') ?? null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: number.startsWith('400000484') ? 'MX' : 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

function keep(context: Context, method: Stripe.PaymentMethod, behaviour: CardBehaviour): Stripe.PaymentMethod {
  context.ledger.paymentMethods.set(method.id, method);
  context.ledger.behaviours.set(method.id, behaviour);
  return method;
}
