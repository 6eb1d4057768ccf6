import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, Language } from '@obsidiana/contract';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Config } from '../config.ts';
import { Captured, decimalOf, Event, inShape, minorOf, Order, Refund, Refused } from './paypal-answers.ts';
import { paypalClient } from './paypal-client.ts';
import { inBooks } from './paypal-ledger.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from './provider.ts';

/** With what a shopper pays at PayPal: its own wallet, or Venmo's. */
export type WalletSource = 'paypal' | 'venmo';

/** What an order at PayPal is for. Amounts in minor units. */
export interface WalletCharge {
  readonly snapshotId: string;
  /** Unique for each order that is opened. */
  readonly invoice: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly price: number }[];
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
  readonly currency: Currency;
  readonly source: WalletSource;
  readonly lang: Language;
}

export interface WalletOrder extends ProviderPayment {
  readonly source: WalletSource;
  /** When the shopper agreed, while the money is not taken yet. */
  readonly approvedAt: Date | null;
  /** The purchase units as PayPal tells them, with their captures. */
  readonly units: Order['purchase_units'];
}

/** PayPal. Every call throws `PaypalUnavailable` when it does not answer. */
export interface WalletGateway extends PaymentProvider {
  readonly clientId: string;
  /** The same key gives the same order. @returns its id */
  open(charge: WalletCharge, key: string): Promise<string>;
  read(ref: string): Promise<WalletOrder | null>;
  /** Takes the money of an approved order; the same key takes it once. Null when it is taken, else why it is not. */
  capture(ref: string, key: string): Promise<Refused | null>;
  /** Null when the signature is not PayPal's. */
  event(raw: Buffer, headers: IncomingHttpHeaders): Promise<Event | null>;
  /** The order that an event is about; null when it is about something else. */
  orderOf(event: Event): Promise<string | null>;
}

const Verified = Type.Object({ verification_status: Type.String() });

/** PayPal over its REST API; a stand-in differs by its base address only. */
export function paypalGateway(config: Config['paypal'], publicUrl: string): WalletGateway {
  const call = paypalClient(config);

  async function order(id: string): Promise<Order | null> {
    const answer = await call('GET', `/v2/checkout/orders/${encodeURIComponent(id)}`);
    return answer.status === 404 ? null : inShape(Order, answer);
  }
  async function orderOfCapture(captureId: string): Promise<string | null> {
    const answer = await call('GET', `/v2/payments/captures/${captureId}`);
    return answer.status === 404 ? null : inShape(Captured, answer).supplementary_data.related_ids.order_id;
  }
  const refundsIn = ({ purchase_units: [unit] }: Order) =>
    (unit?.payments?.refunds ?? []).filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED');

  return {
    clientId: config.clientId,

    async open(charge, key) {
      return inShape(Order, await call('POST', '/v2/checkout/orders', { key, body: requestOf(charge, publicUrl) })).id;
    },

    async read(ref) {
      const found = await order(ref);
      return found && walletOrderOf(found);
    },

    async capture(ref, key) {
      const answer = await call('POST', `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`, { key });
      return answer.status < 300 ? null : inShape(Refused, answer);
    },

    // An order that nobody captures lapses by itself, and only this shop can capture it.
    async cancel() {},

    async refund(ref, { id, amount, currency }) {
      const captureId = (await order(ref))?.purchase_units[0]?.payments?.captures?.[0]?.id;
      if (!captureId) return null;
      const body = { amount: { currency_code: currency, value: decimalOf(amount) }, custom_id: String(id) };
      const answer = await call('POST', `/v2/payments/captures/${captureId}/refund`, { key: `re:${ref}:${id}`, body });
      return answer.status < 300 ? refundOf(inShape(Refund, answer)) : null;
    },

    async refunds(ref) {
      const found = await order(ref);
      return found ? refundsIn(found).map(refundOf) : [];
    },

    async *refundsSince(moment) {
      for await (const { id, of } of inBooks(call, 'refund', moment)) {
        const ref = of === null ? null : await orderOfCapture(of);
        if (ref !== null) yield { id, ref };
      }
    },

    async *ledger() {
      for await (const { id: captureId } of inBooks(call, 'capture')) {
        const id = await orderOfCapture(captureId);
        const found = id === null ? null : await order(id);
        const truth = found && walletOrderOf(found);
        if (!found || truth?.status !== 'succeeded') continue;
        const back = refundsIn(found);
        const moves = [...(found.purchase_units[0]?.payments?.captures ?? []), ...back];
        yield {
          ...truth,
          refunded: back.reduce((sum, { amount }) => sum + minorOf(amount.value), 0),
          movedAt: new Date(Math.max(...moves.map(({ create_time }) => Date.parse(create_time)))),
        };
      }
    },

    async event(raw, headers) {
      // The signature is over the bytes as they came, so they are put in as they are.
      const fields = JSON.stringify({
        auth_algo: headers['paypal-auth-algo'] ?? '',
        cert_url: headers['paypal-cert-url'] ?? '',
        transmission_id: headers['paypal-transmission-id'] ?? '',
        transmission_sig: headers['paypal-transmission-sig'] ?? '',
        transmission_time: headers['paypal-transmission-time'] ?? '',
        webhook_id: config.webhookId,
      });
      const text = raw.toString();
      const event = parsed(text);
      if (!Value.Check(Event, event) || !headers['paypal-transmission-sig']) return null;
      const body = `${fields.slice(0, -1)},"webhook_event":${text}}`;
      const answer = await call('POST', '/v1/notifications/verify-webhook-signature', { body });
      return inShape(Verified, answer).verification_status === 'SUCCESS' ? event : null;
    },

    async orderOf({ resource_type: type, resource }) {
      if (type === 'checkout-order') return resource.id ?? null;
      const related = resource.supplementary_data?.related_ids?.order_id;
      if (related) return related;
      const captureId = /\/payments\/captures\/(\w+)$/.exec(
        resource.links?.find(({ rel }) => rel === 'up')?.href ?? '',
      )?.[1];
      return captureId ? orderOfCapture(captureId) : null;
    },
  };
}

function requestOf(charge: WalletCharge, publicUrl: string): object {
  const { currency, lines, source } = charge;
  const money = (minor: number) => ({ currency_code: currency, value: decimalOf(minor) });
  const context = {
    brand_name: 'Obsidiana',
    // The parcel is the shop's matter: PayPal learns no address.
    shipping_preference: 'NO_SHIPPING',
  };
  const toPaypal = {
    ...context,
    return_url: `${publicUrl}/paypal/return`,
    cancel_url: `${publicUrl}/paypal/cancel`,
    user_action: 'PAY_NOW',
    locale: charge.lang === 'es' ? 'es-MX' : 'en-US',
  };
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: charge.snapshotId,
        invoice_id: charge.invoice,
        amount: {
          ...money(charge.total),
          breakdown: {
            item_total: money(charge.subtotal),
            discount: money(charge.discount),
            shipping: money(charge.shipping),
          },
        },
        items: lines.map(({ name, quantity, price }) => ({
          name: name.slice(0, 127),
          quantity: String(quantity),
          unit_amount: money(price),
        })),
      },
    ],
    payment_source: { [source]: { experience_context: source === 'paypal' ? toPaypal : context } },
  };
}

function walletOrderOf({ id, status, purchase_units: units, payment_source, ...times }: Order): WalletOrder {
  const [unit] = units;
  const capture = unit?.payments?.captures?.[0];
  const amount = capture?.amount ?? unit?.amount;
  return {
    id,
    status: statusOf(status, capture?.status),
    amount: amount ? minorOf(amount.value) : 0,
    currency: amount?.currency_code ?? '',
    snapshotId: unit?.custom_id ?? null,
    refusal: null,
    source: payment_source?.venmo === undefined ? 'paypal' : 'venmo',
    approvedAt: status === 'APPROVED' && !capture ? new Date(times.update_time ?? times.create_time ?? 0) : null,
    units,
  };
}

/** An order that is complete says nothing yet: its capture says whether the money came. */
function statusOf(order: string, capture: string | undefined): ProviderPayment['status'] {
  if (capture === undefined) return order === 'VOIDED' ? 'canceled' : 'open';
  if (capture === 'PENDING') return 'processing';
  return capture === 'DECLINED' || capture === 'FAILED' ? 'canceled' : 'succeeded';
}

function refundOf({ id, amount, custom_id }: Refund): ProviderRefund {
  const ours = Number(custom_id || Number.NaN);
  return {
    id,
    amount: minorOf(amount.value),
    currency: amount.currency_code,
    ours: Number.isInteger(ours) ? ours : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
