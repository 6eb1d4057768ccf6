import type { Stripe } from 'stripe';
import { attachMethod } from './attach-method.ts';
import { charge, refuse } from './charge.ts';
import type { Context } from './context.ts';
import { type ErrorBody, invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { Params } from './params.ts';
import { requireStatus } from './status.ts';

export const confirmParams = [
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'return_url',
  'shipping',
  'use_stripe_sdk',
];

/** Tries to pay: charges the card, or asks for its authentication first. */
export function confirmIntent(context: Context, intent: Stripe.PaymentIntent, params: Params): Stripe.PaymentIntent {
  if (intent.status === 'succeeded')
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) },
    );
  requireStatus(intent, 'confirm', ['requires_payment_method', 'requires_confirmation', 'requires_action']);
  const returnUrl = returnUrlFrom(params);
  attachMethod(context, intent, params);
  const behaviour = context.ledger.behaviours.get(String(intent.payment_method));
  if (!behaviour)
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) },
    );
  intent.last_payment_error = null;
  intent.next_action = null;
  if (behaviour.authentication === 'unavailable') return charge(context, intent, { decline: 'generic_decline' });
  if (!behaviour.authentication) return charge(context, intent, behaviour);

  const inPage = params.flag('use_stripe_sdk') === true && behaviour.authentication === 'challenge';
  const redirectTo = inPage ? undefined : returnUrl;
  intent.status = 'requires_action';
  intent.next_action = redirectTo
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: redirectTo, url: challengeUrl(context, intent) } }
    : {
        type: 'use_stripe_sdk',
        use_stripe_sdk: {
          type: 'three_d_secure_redirect',
          source: newId('src'),
          stripe_js: challengeUrl(context, intent),
        },
      };
  context.emit('payment_intent.requires_action', intent);
  return intent;
}

/**
 * The end of a 3-D Secure challenge. An intent that waits for none any more stays as it is: the answer came twice, or
 * the amount changed meanwhile.
 * @throws ApiError when the bank then refuses the charge.
 */
export function authenticate(context: Context, intent: Stripe.PaymentIntent, passed: boolean): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') return intent;
  intent.next_action = null;
  if (passed) {
    const behaviour = context.ledger.behaviours.get(String(intent.payment_method));
    return charge(context, intent, { ...behaviour, authenticated: true });
  }
  refuse(context, intent, authenticationFailure);
  return intent;
}

const authenticationFailure: ErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

function challengeUrl(context: Context, intent: Stripe.PaymentIntent): string {
  return `${context.origin}/stripe/3ds/${intent.id}?client_secret=${intent.client_secret}`;
}

function returnUrlFrom(params: Params): string | undefined {
  const url = params.text('return_url');
  if (!url || /^https?:\/\/./.test(url)) return url;
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
}
