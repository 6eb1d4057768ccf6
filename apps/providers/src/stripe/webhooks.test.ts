import { describe, expect, it } from 'vitest';
import { eventually, openTestRoom, openWebhookReceiver, webhookSecret } from '../testing.ts';

async function openBoth(statuses: readonly number[] = [], webhookRetries = [10, 10]) {
  const shop = await openWebhookReceiver(statuses);
  const room = await openTestRoom({ webhookUrl: shop.url, webhookRetries });
  const types = () => shop.received.map(({ type }) => type);
  const deliveries = async () => (await room.call('GET', '/_sandbox/webhooks')).body.deliveries;
  return { ...room, ...shop, types, deliveries };
}

const params = { amount: 5000, currency: 'mxn', metadata: { cart: '7' } };

describe('events', () => {
  it('are signed so that the official library accepts them, and nothing else', async () => {
    const { stripe, received } = await openBoth();
    const intent = await stripe.paymentIntents.create(params);
    await eventually(() => expect(received).toHaveLength(1));
    const body = received[0]?.body ?? '';
    const signature = String(received[0]?.headers['stripe-signature']);
    const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      type: 'payment_intent.created',
      livemode: false,
      data: { object: { id: intent.id, object: 'payment_intent', metadata: { cart: '7' } } },
      request: { id: intent.lastResponse.requestId },
    });
    expect(() => stripe.webhooks.constructEvent(body.replace('5000', '1'), signature, webhookSecret)).toThrow();
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    expect((await stripe.events.retrieve(event.id)).type).toBe('payment_intent.created');
  });

  it.each([
    ['pm_card_visa', ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']],
    ['pm_card_chargeDeclined', ['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']],
    ['pm_card_threeDSecure2Required', ['payment_intent.created', 'payment_intent.requires_action']],
  ])('%s tells %j', async (token, expected) => {
    const { stripe, types } = await openBoth();
    const { id } = await stripe.paymentIntents.create(params);
    await stripe.paymentIntents.confirm(id, { payment_method: token }).catch(() => undefined);
    await eventually(() => expect(types()).toHaveLength(expected.length));
    expect(types().sort()).toEqual(expected.toSorted());
  });

  it('tell of cancellations and refunds', async () => {
    const { stripe, received } = await openBoth();
    const canceled = await stripe.paymentIntents.create(params);
    await stripe.paymentIntents.cancel(canceled.id);
    const paid = await stripe.paymentIntents.create({ ...params, payment_method: 'pm_card_visa', confirm: true });
    await stripe.refunds.create({ payment_intent: paid.id, amount: 1000 });
    await eventually(() => expect(received).toHaveLength(7));
    const byType = Object.fromEntries(received.map(({ type, body }) => [type, JSON.parse(body).data.object]));
    expect(byType['payment_intent.canceled']).toMatchObject({ id: canceled.id, status: 'canceled' });
    expect(byType['refund.created']).toMatchObject({ payment_intent: paid.id, amount: 1000 });
    expect(byType['charge.refunded']).toMatchObject({ payment_intent: paid.id, amount_refunded: 1000 });
    // An event keeps the object as it was.
    expect(byType['charge.succeeded']).toMatchObject({ amount_refunded: 0 });
    expect((await stripe.events.list({ types: ['charge.refunded', 'refund.created'] })).data).toHaveLength(2);
    expect((await stripe.events.list({ type: 'payment_intent.*' })).data).toHaveLength(4);
  });
});

describe('delivery', () => {
  it('is tried again until it is accepted', async () => {
    const { stripe, received, deliveries } = await openBoth([500, 302]);
    await stripe.paymentIntents.create(params);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'delivered' }]));
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    const [delivery] = await deliveries();
    expect(delivery.attempts.map(({ status }: { status: number }) => status)).toEqual([500, 302, 200]);
  });

  it('is given up after the last attempt', async () => {
    const { stripe, received, deliveries } = await openBoth([500, 500, 500]);
    await stripe.paymentIntents.create(params);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'given_up' }]));
    expect(received).toHaveLength(3);
  });

  it('a shop that is not there does not hold up the payment', async () => {
    const room = await openTestRoom({ webhookUrl: 'http://127.0.0.1:1/webhook', webhookRetries: [] });
    const intent = await room.stripe.paymentIntents.create({
      ...params,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    expect(intent.status).toBe('succeeded');
    await eventually(async () => {
      const { deliveries } = (await room.call('GET', '/_sandbox/webhooks')).body;
      expect(deliveries[0]).toMatchObject({ state: 'given_up', attempts: [{ status: null }] });
    });
  });
});

describe('control', () => {
  const pay = { ...params, payment_method: 'pm_card_visa', confirm: true };
  const inOrder = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];

  it('hold keeps everything back, release lets it go in order', async () => {
    const { stripe, call, types, deliveries } = await openBoth();
    await call('POST', '/_sandbox/webhooks/hold');
    await stripe.paymentIntents.create(pay);
    expect(await deliveries()).toMatchObject([{ state: 'held' }, { state: 'held' }, { state: 'held' }]);
    expect(types()).toEqual([]);
    const { body } = await call('POST', '/_sandbox/webhooks/release');
    expect(body.deliveries).toMatchObject(inOrder.map((type) => ({ type, state: 'delivered' })));
    expect(types()).toEqual(inOrder);
  });

  it('reorder lets the newest go first', async () => {
    const { stripe, call, types } = await openBoth();
    await call('POST', '/_sandbox/webhooks/hold');
    await stripe.paymentIntents.create(pay);
    await call('POST', '/_sandbox/webhooks/reorder');
    expect(types()).toEqual(inOrder.toReversed());
  });

  it('hold also stops what would be sent again', async () => {
    const { stripe, call, received, deliveries } = await openBoth([500], [200, 200]);
    await stripe.paymentIntents.create(params);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'retrying' }]));
    await call('POST', '/_sandbox/webhooks/hold');
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'held' }]));
    expect(received).toHaveLength(1);
    await call('POST', '/_sandbox/webhooks/release');
    expect(received).toHaveLength(2);
  });

  it('duplicate sends an event again, as often as asked', async () => {
    const { stripe, call, received } = await openBoth();
    await stripe.paymentIntents.create(pay);
    await eventually(() => expect(received).toHaveLength(3));
    const paid = received.find(({ type }) => type === 'payment_intent.succeeded');
    await call('POST', '/_sandbox/webhooks/duplicate', { event: paid?.id, times: 2 });
    expect(received.slice(3).map(({ id }) => id)).toEqual([paid?.id, paid?.id]);
    await call('POST', '/_sandbox/webhooks/duplicate');
    expect(received).toHaveLength(6);
    expect((await call('POST', '/_sandbox/webhooks/duplicate', { event: 'evt_no' })).status).toBe(404);
    expect((await call('POST', '/_sandbox/webhooks/duplicate', { time: 2 })).status).toBe(400);
  });
});
