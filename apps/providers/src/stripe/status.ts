import type { Stripe } from 'stripe';
import { invalidRequest } from './errors.ts';

/** Refuses a step that the state of the intent does not allow. */
export function requireStatus(
  intent: Stripe.PaymentIntent,
  step: string,
  allowed: readonly Stripe.PaymentIntent.Status[],
): void {
  if (allowed.includes(intent.status)) return;
  throw invalidRequest(
    `You cannot ${step} this PaymentIntent because it has a status of ${intent.status}. You may only ${step} a PaymentIntent with one of the following statuses: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) },
  );
}
