import type { Currency } from '@obsidiana/contract';
import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from './provider.ts';

/** What a payment is for. Amounts in minor units. */
export interface CardCharge {
  readonly snapshotId: string;
  readonly cartId: string;
  readonly userId: number;
  readonly amount: number;
  readonly currency: Currency;
}

export interface CardIntent extends ProviderPayment {
  readonly clientSecret: string;
}

export interface CardEvent {
  readonly id: string;
  readonly type: string;
  /** The payment that it is about, if it is about one. */
  readonly intentId: string | null;
  readonly payload: unknown;
}

/** The card provider. Every call throws `CardsUnavailable` when the provider does not answer. */
export interface CardGateway extends PaymentProvider {
  readonly publicKey: string;
  /** The same key gives the same intent. */
  open(charge: CardCharge, key: string): Promise<CardIntent>;
  /** Null when the intent is past changing. */
  change(id: string, charge: CardCharge): Promise<CardIntent | null>;
  read(id: string): Promise<CardIntent | null>;
  /** Null when the signature is not the provider's. */
  event(raw: Buffer, signature: string): CardEvent | null;
}

/** 503: nothing is known about what the provider did; asking again is safe. */
export class CardsUnavailable extends Refusal {
  constructor(cause: unknown) {
    super(503, 'stripe_unavailable');
    this.cause = cause;
  }
}

/** The least that Stripe takes, in minor units. */
export const smallestCharge: Record<Currency, number> = { MXN: 1000, USD: 50 };

/** Stripe over its own client library; a stand-in differs by its base address only. */
export function stripeGateway(config: Config['stripe']): CardGateway {
  const base = config.apiBase === null ? null : new URL(config.apiBase);
  const stripe = new Stripe(config.secretKey, {
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  return {
    publicKey: config.publicKey,

    async open(charge, key) {
      const params: Stripe.PaymentIntentCreateParams = {
        ...parametersOf(charge),
        allowed_payment_method_types: ['card'],
      };
      return intentOf(await answered(stripe.paymentIntents.create(params, { idempotencyKey: key })));
    },

    async change(id, charge) {
      const intent = await unlessRefused(stripe.paymentIntents.update(id, parametersOf(charge)));
      return intent && intentOf(intent);
    },

    async read(id) {
      const intent = await unlessRefused(stripe.paymentIntents.retrieve(id));
      return intent && intentOf(intent);
    },

    async cancel(id, reason) {
      await unlessRefused(stripe.paymentIntents.cancel(id, { cancellation_reason: reason }));
    },

    async refund(intentId, { id, amount }) {
      const params = { payment_intent: intentId, amount, metadata: { refund: String(id) } };
      const made = await unlessRefused(stripe.refunds.create(params, { idempotencyKey: `re:${intentId}:${id}` }));
      return made && refundOf(made);
    },

    async refunds(id) {
      const { data } = await answered(stripe.refunds.list({ payment_intent: id, limit: 100 }));
      return data.filter(stands).map(refundOf);
    },

    async *refundsSince(moment) {
      const created = { gte: Math.floor(moment.getTime() / 1000) };
      for await (const refund of stripe.refunds.list({ created, limit: 100 }))
        if (stands(refund) && typeof refund.payment_intent === 'string')
          yield { id: refund.id, ref: refund.payment_intent };
    },

    async *ledger() {
      const given = new Map<unknown, Stripe.Refund[]>();
      for await (const refund of stripe.refunds.list({ limit: 100 }))
        if (stands(refund)) given.set(refund.payment_intent, [...(given.get(refund.payment_intent) ?? []), refund]);
      for await (const intent of stripe.paymentIntents.list({ limit: 100 })) {
        if (intent.amount_received === 0 || !intent.metadata.snapshot) continue;
        const back = given.get(intent.id) ?? [];
        const movedAt = new Date(Math.max(intent.created, ...back.map(({ created }) => created)) * 1000);
        yield { ...intentOf(intent), refunded: back.reduce((sum, { amount }) => sum + amount, 0), movedAt };
      }
    },

    event(raw, signature) {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature, config.webhookSecret);
        return { id: event.id, type: event.type, intentId: intentIdOf(event.data.object), payload: event };
      } catch {
        return null;
      }
    },
  };
}

function parametersOf({ amount, currency, snapshotId, cartId, userId }: CardCharge) {
  return {
    amount,
    currency: currency.toLowerCase(),
    metadata: { snapshot: snapshotId, cart: cartId, user: String(userId) },
  };
}

function intentOf(intent: Stripe.PaymentIntent): CardIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent.status),
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    snapshotId: intent.metadata.snapshot ?? null,
    refusal: intent.last_payment_error?.message ?? null,
  };
}

function refundOf({ id, amount, currency, metadata }: Stripe.Refund): ProviderRefund {
  const ours = Number(metadata?.refund);
  return { id, amount, currency: currency.toUpperCase(), ours: Number.isInteger(ours) ? ours : null };
}

const stands = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

function statusOf(status: Stripe.PaymentIntent.Status): CardIntent['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'canceled';
  return status === 'processing' || status === 'requires_capture' ? 'processing' : 'open';
}

/** An event is about the payment itself, or about something that names it (a charge, a refund). */
function intentIdOf(object: object): string | null {
  if (Reflect.get(object, 'object') === 'payment_intent') return String(Reflect.get(object, 'id'));
  const named: unknown = Reflect.get(object, 'payment_intent');
  return typeof named === 'string' ? named : null;
}

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new CardsUnavailable(error);
  }
}

/** Null when Stripe refuses the request itself: an unknown intent, or one past what was asked. */
async function unlessRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw new CardsUnavailable(error);
  }
}
