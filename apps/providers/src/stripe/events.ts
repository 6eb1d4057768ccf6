import type { Stripe } from 'stripe';
import { newId, now } from './ids.ts';

/** The version of Stripe's API that this stand-in speaks. */
export const apiVersion = '2026-10-28.endive';

/** The objects that events are about. */
export type Subject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund;

export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.captured'
  | 'charge.failed'
  | 'charge.refunded'
  | 'refund.created';

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  /** The object as it was then. */
  readonly data: { readonly object: Subject };
  readonly livemode: false;
  readonly pending_webhooks: number;
  /** The call that caused it. */
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: EventType;
}

export function newEvent(type: EventType, object: Subject, request: StripeEvent['request']): StripeEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
}
