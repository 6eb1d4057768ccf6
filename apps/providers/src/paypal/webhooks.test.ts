import { expect, it } from 'vitest';
import { eventually, openWebhookReceiver } from '../testing.ts';
import { openPaypal } from './testing.ts';

async function openBoth() {
  const shop = await openWebhookReceiver();
  const room = await openPaypal({ paypalWebhookUrl: shop.url });
  const eventTypes = () => shop.received.map(({ body }) => JSON.parse(body).event_type);
  return { ...room, received: shop.received, eventTypes };
}

it('events tell of the approval, the capture and the refund', async () => {
  const { create, approve, capture, api, received, eventTypes } = await openBoth();
  const { id } = await create();
  await approve(id);
  const [taken] = (await capture(id)).body.purchase_units[0].payments.captures;
  await api('POST', `/v2/payments/captures/${taken.id}/refund`, {});
  const told = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED'];
  await eventually(() => expect(eventTypes().sort()).toEqual(told));
  const completed = received.map(({ body }) => JSON.parse(body)).find(({ event_type }) => event_type === told[1]);
  expect(completed).toMatchObject({
    resource_type: 'capture',
    resource: { id: taken.id, supplementary_data: { related_ids: { order_id: id } } },
  });
});

it('a signature holds for its event and its webhook, and nothing else', async () => {
  const { create, approve, api, received } = await openBoth();
  await approve((await create()).id);
  await eventually(() => expect(received).toHaveLength(1));
  const { headers = {}, body = '' } = received[0] ?? {};
  const signed = {
    transmission_id: headers['paypal-transmission-id'],
    transmission_time: headers['paypal-transmission-time'],
    transmission_sig: headers['paypal-transmission-sig'],
    cert_url: headers['paypal-cert-url'],
    auth_algo: headers['paypal-auth-algo'],
    webhook_id: 'sandbox-webhook',
    webhook_event: JSON.parse(body),
  };
  const verify = async (change: object) =>
    (await api('POST', '/v1/notifications/verify-webhook-signature', { ...signed, ...change })).body
      .verification_status;
  expect(await verify({})).toBe('SUCCESS');
  expect(await verify({ webhook_id: 'another' })).toBe('FAILURE');
  expect(await verify({ transmission_time: new Date(0).toISOString() })).toBe('FAILURE');
  expect(await verify({ webhook_event: { ...signed.webhook_event, id: 'WH-forged' } })).toBe('FAILURE');
});

it('events can be held, released and repeated', async () => {
  const { create, approve, call, received } = await openBoth();
  await call('POST', '/_sandbox/paypal/webhooks/hold');
  await approve((await create()).id);
  expect((await call('GET', '/_sandbox/paypal/webhooks')).body).toMatchObject({
    held: true,
    deliveries: [{ type: 'CHECKOUT.ORDER.APPROVED', state: 'held' }],
  });
  await call('POST', '/_sandbox/paypal/webhooks/release');
  await call('POST', '/_sandbox/paypal/webhooks/duplicate', { times: 3 });
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(received).toHaveLength(4);
});
