import { requireWholeAmount } from './amounts.ts';
import type { Context } from './context.ts';
import { notFound, unprocessable } from './errors.ts';
import { newId, now } from './ids.ts';
import type { Instrument } from './instruments.ts';
import type { Ledger } from './ledger.ts';
import type { Amount, Capture, Order, OrderRequest, PatchRequest, Payer, Unit } from './shapes.ts';

/** How often a payer may try an order before it is over. */
const mostDeclines = 3;

const payer: Payer = {
  payer_id: 'QYR5Z8XDVJNXQ',
  name: { given_name: 'Xóchitl', surname: 'Ramírez' },
  email_address: 'xochitl@personal.example',
};

/** @throws PaypalError 404 */
export function findOrder(ledger: Ledger, id: string): Order {
  const order = ledger.orders.get(id);
  if (!order) throw notFound();
  return order;
}

export function createOrder({ ledger, origin }: Context, request: OrderRequest): Order {
  const [asked] = request.purchase_units;
  requireWholeAmount(asked.amount, asked.items);
  const id = newId();
  const at = now();
  const href = `${origin}/v2/checkout/orders/${id}`;
  const approve = { href: `${origin}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' } as const;
  const order: Order = {
    id,
    intent: request.intent,
    status: request.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    purchase_units: [{ reference_id: 'default', ...asked }],
    ...(request.payment_source && { payment_source: request.payment_source }),
    create_time: at,
    update_time: at,
    links: [
      { href, rel: 'self', method: 'GET' },
      request.payment_source ? approve : { ...approve, rel: 'approve' },
      { href, rel: 'update', method: 'PATCH' },
      { href: `${href}/capture`, rel: 'capture', method: 'POST' },
    ],
  };
  ledger.orders.set(id, order);
  return order;
}

/** Changes the amount or the invoice of an order that is not captured yet. */
export function patchOrder({ ledger }: Context, id: string, changes: readonly PatchRequest[]): void {
  const order = findOrder(ledger, id);
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  const [unit] = order.purchase_units;
  for (const { path, value } of changes) {
    const field = /^\/purchase_units\/@reference_id=='default'\/(amount|invoice_id)$/.exec(path)?.[1];
    if (field === 'amount') unit.amount = amountFrom(value, unit);
    else if (field === 'invoice_id') unit.invoice_id = String(value);
    else throw unprocessable('PATCH_PATH_REQUIRED', path);
  }
  order.update_time = now();
}

function amountFrom(value: unknown, unit: Unit): Amount {
  const field = (name: string) => (typeof value === 'object' && value ? String(Reflect.get(value, name)) : '');
  const amount = { currency_code: field('currency_code'), value: field('value') };
  requireWholeAmount(amount, undefined);
  if (amount.currency_code !== unit.amount.currency_code) throw unprocessable('MULTI_CURRENCY_ORDER');
  return amount;
}

/** The payer agrees, and chooses what to pay with. Agreeing again changes that. */
export function approveOrder({ ledger, emit }: Context, order: Order, instrument: Instrument): void {
  ledger.instruments.set(order.id, instrument);
  order.status = 'APPROVED';
  order.payer = payer;
  order.update_time = now();
  emit('CHECKOUT.ORDER.APPROVED', order);
}

/** Takes the money of an approved order, or says why not. */
export function captureOrder(context: Context, id: string): Order {
  const { ledger } = context;
  const order = findOrder(ledger, id);
  const [unit] = order.purchase_units;
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  const declines = ledger.declines.get(id) ?? 0;
  if (declines >= mostDeclines) throw unprocessable('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
  const instrument = ledger.instruments.get(id);
  if (order.status !== 'APPROVED' || !instrument) throw unprocessable('ORDER_NOT_APPROVED');
  const { invoice_id: invoice } = unit;
  if (invoice && ledger.captures().some((capture) => capture.invoice_id === invoice && capture.status !== 'DECLINED'))
    throw unprocessable('DUPLICATE_INVOICE_ID', '/purchase_units/invoice_id', invoice);
  if (instrument === 'declined') {
    ledger.declines.set(id, declines + 1);
    // The payer has to come back and choose another.
    order.status = 'PAYER_ACTION_REQUIRED';
    order.update_time = now();
    throw unprocessable('INSTRUMENT_DECLINED');
  }
  const capture = newCapture(context, order, instrument);
  unit.payments = { captures: [capture], refunds: [] };
  order.status = 'COMPLETED';
  order.update_time = now();
  context.emit(captureEvents[capture.status], capture);
  return order;
}

const captureEvents = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DECLINED',
  REFUNDED: 'PAYMENT.CAPTURE.REFUNDED',
  PARTIALLY_REFUNDED: 'PAYMENT.CAPTURE.REFUNDED',
} as const;

const outcomes = { balance: 'COMPLETED', pending: 'PENDING', denied: 'DECLINED' } as const;

function newCapture({ origin }: Context, order: Order, instrument: keyof typeof outcomes): Capture {
  const [{ amount, custom_id, invoice_id }] = order.purchase_units;
  const { currency_code, value } = amount;
  const id = newId();
  const at = now();
  const href = `${origin}/v2/payments/captures/${id}`;
  return {
    id,
    status: outcomes[instrument],
    ...(instrument === 'pending' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: { currency_code, value },
    final_capture: true,
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: at,
    update_time: at,
    links: [
      { href, rel: 'self', method: 'GET' },
      { href: `${href}/refund`, rel: 'refund', method: 'POST' },
      { href: `${origin}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
  };
}
