import type { Stripe } from 'stripe';
import { attachMethod } from './attach-method.ts';
import { confirmIntent } from './confirm.ts';
import type { Context } from './context.ts';
import { currencies, printAmount } from './currencies.ts';
import { invalidRequest, resourceMissing } from './errors.ts';
import { letters, newId, now } from './ids.ts';
import { metadataFrom } from './metadata.ts';
import type { Params } from './params.ts';
import { shippingFrom } from './shipping.ts';
import { requireStatus } from './status.ts';

/** Parameters of create and update alike. */
export const intentParams = [
  'allowed_payment_method_types',
  'amount',
  'currency',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'receipt_email',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
];

export function findIntent(context: Context, id: string, params?: Params): Stripe.PaymentIntent {
  const intent = context.ledger.intents.get(id);
  if (context.caller === 'secret') {
    if (!intent) throw resourceMissing('payment_intent', id, 'intent');
    return intent;
  }
  const secret = params?.required('client_secret');
  if (!intent || intent.client_secret !== secret)
    throw invalidRequest(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      { code: 'resource_missing', param: 'client_secret' },
      404,
    );
  return intent;
}

export function createIntent(context: Context, params: Params): Stripe.PaymentIntent {
  const amount = params.integer('amount');
  if (amount === undefined) throw params.missing('amount');
  const currency = params.required('currency').toLowerCase();
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    ...blank,
    amount,
    currency,
    capture_method: params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic',
    client_secret: `${id}_secret_${letters(25)}`,
    created: now(),
    automatic_payment_methods: params.group('automatic_payment_methods')?.flag('enabled')
      ? { enabled: true, allow_redirects: 'always' }
      : null,
  };
  describe(context, intent, params);
  context.ledger.intents.set(id, intent);
  context.emit('payment_intent.created', intent);
  return params.flag('confirm') ? confirmIntent(context, intent, params) : intent;
}

/** Changes what may still change. A new amount during authentication makes a new confirmation necessary. */
export function updateIntent(context: Context, intent: Stripe.PaymentIntent, params: Params): Stripe.PaymentIntent {
  const open = ['amount', 'currency', 'payment_method', 'payment_method_data', 'allowed_payment_method_types'];
  for (const name of open.filter((candidate) => params.has(candidate)))
    requireStatus(intent, `update the ${name} of`, [
      'requires_payment_method',
      'requires_confirmation',
      'requires_action',
    ]);
  const before = { amount: intent.amount, currency: intent.currency };
  const changed = structuredClone(intent);
  changed.amount = params.integer('amount') ?? intent.amount;
  changed.currency = params.text('currency')?.toLowerCase() ?? intent.currency;
  describe(context, changed, params);
  Object.assign(intent, changed);
  const otherAmount = intent.amount !== before.amount || intent.currency !== before.currency;
  if (intent.status === 'requires_action' && otherAmount) {
    intent.status = 'requires_confirmation';
    intent.next_action = null;
  }
  return intent;
}

export function cancelIntent(context: Context, intent: Stripe.PaymentIntent, params: Params): Stripe.PaymentIntent {
  const reason = params.oneOf('cancellation_reason', ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']);
  requireStatus(intent, 'cancel', [
    'requires_payment_method',
    'requires_capture',
    'requires_confirmation',
    'requires_action',
    'processing',
  ]);
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason: reason ?? null,
    next_action: null,
    amount_capturable: 0,
  });
  context.emit('payment_intent.canceled', intent);
  return intent;
}

/** Checks the amount, and reads everything that create and update share. */
function describe(context: Context, intent: Stripe.PaymentIntent, params: Params): void {
  checkAmount(intent);
  intent.allowed_payment_method_types = allowedTypes(params) ?? intent.allowed_payment_method_types;
  intent.description = params.textOr('description', intent.description);
  intent.metadata = metadataFrom(params, intent.metadata);
  intent.receipt_email = params.textOr('receipt_email', intent.receipt_email);
  intent.shipping = shippingFrom(params, intent.shipping);
  intent.statement_descriptor = params.textOr('statement_descriptor', intent.statement_descriptor);
  intent.statement_descriptor_suffix = params.textOr('statement_descriptor_suffix', intent.statement_descriptor_suffix);
  intent.transfer_group = params.textOr('transfer_group', intent.transfer_group);
  attachMethod(context, intent, params);
}

/** This account takes cards only. */
function allowedTypes(params: Params): Stripe.PaymentIntent['allowed_payment_method_types'] | undefined {
  const types = params.list('allowed_payment_method_types');
  const foreign = types?.find((type) => type !== 'card');
  if (foreign === undefined) return types;
  throw invalidRequest(
    `The payment method type "${foreign}" is invalid. Please ensure the provided type is activated in your dashboard (https://dashboard.stripe.com/account/payments/settings) and your account is enabled for any preview features that you are trying to use.`,
    { param: 'allowed_payment_method_types' },
  );
}

function checkAmount({ amount, currency }: Stripe.PaymentIntent): void {
  const limits = currencies[currency];
  if (!limits)
    throw invalidRequest(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: ${Object.keys(currencies).join(', ')}`,
      { param: 'currency' },
    );
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < limits.minimum)
    throw invalidRequest(`Amount must be at least ${printAmount(limits.minimum, currency)}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  if (amount > limits.maximum)
    throw invalidRequest(`Amount must be no more than ${printAmount(limits.maximum, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
}

const blank = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;
