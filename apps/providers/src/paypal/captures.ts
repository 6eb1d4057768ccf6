import type { Context } from './context.ts';
import { notFound, unprocessable } from './errors.ts';
import { newId, now } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { minorOf, moneyOf } from './money.ts';
import type { Capture, Refund, RefundRequest, Unit } from './shapes.ts';

interface Captured {
  readonly unit: Unit;
  readonly capture: Capture;
  readonly refunds: Refund[];
}

function captured(ledger: Ledger, id: string): Captured {
  for (const { purchase_units } of ledger.orders.values()) {
    const [unit] = purchase_units;
    const capture = unit.payments?.captures.find((one) => one.id === id);
    if (capture && unit.payments) return { unit, capture, refunds: unit.payments.refunds };
  }
  throw notFound();
}

/** @throws PaypalError 404 */
export const findCapture = (ledger: Ledger, id: string): Capture => captured(ledger, id).capture;

/** A capture that waited is decided. @returns false when it does not wait */
export function decideCapture({ ledger, emit }: Context, id: string, outcome: 'COMPLETED' | 'DECLINED'): boolean {
  const { capture } = captured(ledger, id);
  if (capture.status !== 'PENDING') return false;
  capture.status = outcome;
  delete capture.status_details;
  capture.update_time = now();
  emit(`PAYMENT.CAPTURE.${outcome}`, capture);
  return true;
}

/** Gives money back; all that is left without an amount. */
export function refundCapture({ ledger, origin, emit }: Context, id: string, request: RefundRequest): Refund {
  const { capture, refunds } = captured(ledger, id);
  const currency = capture.amount.currency_code;
  if (capture.status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED');
  if (request.amount && request.amount.currency_code !== currency)
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  const given = refunds.reduce((sum, { amount }) => sum + minorOf(amount, '/amount'), 0);
  const left = minorOf(capture.amount, '/amount') - given;
  const asked = request.amount ? minorOf(request.amount, '/amount/value') : left;
  if (asked <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value');
  if (asked > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  const { note_to_payer, custom_id, invoice_id } = request;
  const at = now();
  const refund: Refund = {
    id: newId(),
    status: 'COMPLETED',
    amount: moneyOf(asked, currency),
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    ...(note_to_payer && { note_to_payer }),
    create_time: at,
    update_time: at,
    links: [{ href: `${origin}/v2/payments/captures/${id}`, rel: 'up', method: 'GET' }],
  };
  refunds.push(refund);
  capture.status = asked === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.update_time = at;
  emit('PAYMENT.CAPTURE.REFUNDED', refund);
  return refund;
}
