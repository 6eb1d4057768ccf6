import { createSign, createVerify, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newId, now } from './ids.ts';
import type { Capture, Order, Refund } from './shapes.ts';

export type EventType =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DECLINED'
  | 'PAYMENT.CAPTURE.REFUNDED';

const summaries: Record<EventType, string> = {
  'CHECKOUT.ORDER.APPROVED': 'An order has been approved by buyer',
  'PAYMENT.CAPTURE.COMPLETED': 'A payment capture completed',
  'PAYMENT.CAPTURE.PENDING': 'A payment capture is pending',
  'PAYMENT.CAPTURE.DECLINED': 'A payment capture is declined',
  'PAYMENT.CAPTURE.REFUNDED': 'A payment capture was refunded',
};

export function newEvent(type: EventType, resource: Order | Capture | Refund) {
  return {
    id: `WH-${newId()}-${newId()}`,
    event_version: '1.0',
    create_time: now(),
    resource_type:
      type === 'CHECKOUT.ORDER.APPROVED' ? 'checkout-order' : type.endsWith('REFUNDED') ? 'refund' : 'capture',
    resource_version: '2.0',
    event_type: type,
    summary: summaries[type],
    resource: structuredClone(resource),
  };
}

/** The fields of a verification, which are those of the headers that an event comes with. */
export interface Signed {
  readonly transmission_id: string;
  readonly transmission_time: string;
  readonly transmission_sig: string;
  readonly auth_algo: string;
  readonly webhook_id: string;
}

/** Signs events, and knows its own signatures again. Making the keys takes a moment, so they are made with the first event. */
export class Signer {
  #keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject } | undefined;
  readonly #webhookId: string;

  constructor(webhookId: string) {
    this.#webhookId = webhookId;
  }

  headersOf(body: string): Record<string, string> {
    const id = randomUUID();
    const time = now();
    const signature = createSign('RSA-SHA256')
      .update(this.#message(id, time, body))
      .sign(this.#pair().privateKey, 'base64');
    return {
      'user-agent': 'PayPal/AUHD-214.0-58843893',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-sandbox',
    };
  }

  verifies({ transmission_id: id, transmission_time: time, ...signed }: Signed, body: string): boolean {
    return (
      signed.webhook_id === this.#webhookId &&
      signed.auth_algo === 'SHA256withRSA' &&
      createVerify('RSA-SHA256')
        .update(this.#message(id, time, body))
        .verify(this.#pair().publicKey, signed.transmission_sig, 'base64')
    );
  }

  #message(id: string, time: string, body: string): string {
    return `${id}|${time}|${this.#webhookId}|${crc32(body)}`;
  }

  #pair() {
    this.#keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return this.#keys;
  }
}
