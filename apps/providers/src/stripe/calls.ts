import { captureIntent } from './charge.ts';
import { confirmIntent, confirmParams } from './confirm.ts';
import type { Context } from './context.ts';
import { resourceMissing } from './errors.ts';
import { cancelIntent, createIntent, findIntent, intentParams, updateIntent } from './intents.ts';
import { listPage, listParams } from './list.ts';
import type { Params } from './params.ts';
import { createPaymentMethod } from './payment-methods.ts';
import { createRefund } from './refunds.ts';

/** One call of Stripe's API. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below `/v1`. */
  readonly path: string;
  /** Pages may call it too, with the publishable key. */
  readonly fromPages?: true;
  /** The parameters that it knows, beside `expand`; others are refused. */
  readonly params: readonly string[];
  run(context: Context, params: Params, id: string): object;
}

export const calls: readonly Call[] = [
  {
    method: 'POST',
    path: '/payment_intents',
    params: [...intentParams, 'automatic_payment_methods', 'capture_method', 'confirm', 'return_url', 'use_stripe_sdk'],
    run: createIntent,
  },
  {
    method: 'GET',
    path: '/payment_intents',
    params: listParams,
    run: (context, params) => listPage('/v1/payment_intents', context.ledger.intents, params),
  },
  {
    method: 'GET',
    path: '/payment_intents/:id',
    fromPages: true,
    params: ['client_secret'],
    run: (context, params, id) => findIntent(context, id, params),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id',
    params: intentParams,
    run: (context, params, id) => updateIntent(context, findIntent(context, id), params),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/confirm',
    fromPages: true,
    params: [...confirmParams, 'client_secret'],
    run: (context, params, id) => confirmIntent(context, findIntent(context, id, params), params),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/capture',
    params: ['amount_to_capture'],
    run: (context, params, id) => captureIntent(context, findIntent(context, id), params),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/cancel',
    params: ['cancellation_reason'],
    run: (context, params, id) => cancelIntent(context, findIntent(context, id), params),
  },
  {
    method: 'POST',
    path: '/payment_methods',
    fromPages: true,
    params: ['type', 'card', 'billing_details', 'metadata'],
    run: createPaymentMethod,
  },
  {
    method: 'GET',
    path: '/payment_methods/:id',
    params: [],
    run: ({ ledger }, _params, id) => existing(ledger.paymentMethods, 'PaymentMethod', id),
  },
  {
    method: 'GET',
    path: '/charges',
    params: [...listParams, 'payment_intent'],
    run: ({ ledger }, params) => {
      const intent = params.text('payment_intent');
      return listPage('/v1/charges', ledger.charges, params, (charge) => !intent || charge.payment_intent === intent);
    },
  },
  {
    method: 'GET',
    path: '/charges/:id',
    params: [],
    run: ({ ledger }, _params, id) => existing(ledger.charges, 'charge', id),
  },
  {
    method: 'POST',
    path: '/refunds',
    params: ['payment_intent', 'charge', 'amount', 'reason', 'metadata'],
    run: createRefund,
  },
  {
    method: 'GET',
    path: '/refunds',
    params: [...listParams, 'payment_intent', 'charge', 'created'],
    run: ({ ledger }, params) => {
      const intent = params.text('payment_intent');
      const charge = params.text('charge');
      const since = params.group('created')?.integer('gte') ?? 0;
      return listPage(
        '/v1/refunds',
        ledger.refunds,
        params,
        (refund) =>
          (!intent || refund.payment_intent === intent) &&
          (!charge || refund.charge === charge) &&
          refund.created >= since,
      );
    },
  },
  {
    method: 'GET',
    path: '/refunds/:id',
    params: [],
    run: ({ ledger }, _params, id) => existing(ledger.refunds, 'refund', id),
  },
  {
    method: 'GET',
    path: '/events',
    params: [...listParams, 'type', 'types'],
    run: ({ ledger }, params) => {
      const one = params.text('type');
      const wanted = params.list('types') ?? (one ? [one] : []);
      return listPage(
        '/v1/events',
        ledger.events,
        params,
        ({ type }) => wanted.length === 0 || wanted.some((name) => isOfType(type, name)),
      );
    },
  },
  {
    method: 'GET',
    path: '/events/:id',
    params: [],
    run: ({ ledger }, _params, id) => existing(ledger.events, 'event', id),
  },
];

function existing<T>(things: ReadonlyMap<string, T>, kind: string, id: string): T {
  const found = things.get(id);
  if (!found) throw resourceMissing(kind, id);
  return found;
}

/** `payment_intent.*` stands for every type that begins so. */
function isOfType(type: string, name: string): boolean {
  return name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name;
}
