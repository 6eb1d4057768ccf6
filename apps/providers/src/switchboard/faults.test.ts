import { describe, expect, it } from 'vitest';
import { card, openTestRoom } from '../testing.ts';

const params = { amount: 5000, currency: 'mxn' };

describe('faults', () => {
  it('status: answers so many times, and does nothing', async () => {
    const { stripe, fault } = await openTestRoom();
    await fault({ match: { method: 'POST', path: '/v1/payment_intents' }, times: 2, action: 'status', status: 503 });
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({ statusCode: 503 });
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
    const retrying = await stripe.paymentIntents.create(params, { maxNetworkRetries: 2 });
    expect(retrying.amount).toBe(5000);
  });

  it('status: with a body and headers of one’s own', async () => {
    const { stripe, fault } = await openTestRoom();
    await fault({
      match: { path: '/v1/*' },
      action: 'status',
      status: 429,
      body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow down' } },
      headers: { 'retry-after': '7' },
    });
    await expect(stripe.paymentIntents.list()).rejects.toMatchObject({
      type: 'StripeRateLimitError',
      message: 'Slow down',
      headers: { 'retry-after': '7' },
    });
  });

  it('cut_before: nothing is done', async () => {
    const { stripe, fault } = await openTestRoom();
    // The official client tries a closed connection once more by itself.
    await fault({ match: { path: '/v1/payment_intents' }, times: 2, action: 'cut_before' });
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('cut_after: it is done, and the same key finds it', async () => {
    const { stripe, fault, call } = await openTestRoom();
    await fault({ match: { method: 'POST', path: '/v1/payment_intents' }, times: 2, action: 'cut_after' });
    const create = () => stripe.paymentIntents.create(params, { idempotencyKey: 'once' });
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const found = await create();
    expect((await call('GET', '/_sandbox/stripe')).body.payment_intents).toMatchObject([{ id: found.id }]);
  });

  it('cut_after between the card frame and the bank: paid once', async () => {
    const { stripe, fault, fromPage } = await openTestRoom();
    const intent = await stripe.paymentIntents.create(params);
    await fault({ match: { path: '/v1/payment_intents/*/confirm' }, action: 'cut_after' });
    const form = { client_secret: String(intent.client_secret), ...card('4242424242424242') };
    const confirm = () => fromPage('POST', `/v1/payment_intents/${intent.id}/confirm`, form, 'key-of-the-frame');
    await expect(confirm()).rejects.toThrow('fetch failed');
    expect((await confirm()).body.status).toBe('succeeded');
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('replace: it is done, but answered otherwise', async () => {
    const { stripe, fault } = await openTestRoom();
    const body = { error: { type: 'api_error', message: 'We lost the answer' } };
    await fault({ match: { method: 'POST', path: '/v1/payment_intents' }, action: 'replace', status: 500, body });
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({
      type: 'StripeAPIError',
      statusCode: 500,
      message: 'We lost the answer',
    });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('delay: the answer waits', async () => {
    const { stripe, fault } = await openTestRoom();
    await fault({ match: { path: '/v1/*' }, action: 'delay', ms: 5000 });
    await expect(stripe.paymentIntents.list({}, { timeout: 50 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
  });

  it('are listed with what is left, and taken away', async () => {
    const { stripe, fault, call } = await openTestRoom();
    const { status, body } = await fault({ match: { path: '/v1/*' }, times: 3, action: 'status', status: 500 });
    expect([status, body.remaining]).toEqual([201, 3]);
    await stripe.paymentIntents.list().catch(() => undefined);
    expect((await call('GET', '/_sandbox/faults')).body).toMatchObject([{ id: body.id, times: 3, remaining: 2 }]);
    expect((await call('DELETE', `/_sandbox/faults/${body.id}`)).status).toBe(204);
    expect((await call('DELETE', `/_sandbox/faults/${body.id}`)).status).toBe(404);
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it.each([
    [{ match: { path: '/v1/*' }, action: 'explode' }, 'action'],
    [{ match: { path: '/v1/*' }, action: 'delay' }, 'ms'],
    [{ match: { path: '/v1/*' }, action: 'status' }, 'status'],
    [{ match: { path: 'v1' }, action: 'cut_after' }, 'path'],
    [{ match: { path: '/v1/*' }, action: 'cut_after', time: 3 }, 'additional'],
    [{ match: { path: '/v1/*' }, action: 'cut_after', times: 0 }, 'times'],
  ])('%j is refused and says why', async (wrong, word) => {
    const { call } = await openTestRoom();
    const { status, body } = await call('POST', '/_sandbox/faults', wrong);
    expect(status).toBe(400);
    expect(body.error.message).toContain(word);
    expect((await call('GET', '/_sandbox/faults')).body).toEqual([]);
  });
});

describe('the log', () => {
  it('has every request in order, without secrets', async () => {
    const { stripe, fault, fromPage, call } = await openTestRoom();
    const intent = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' });
    await fault({ match: { path: '*/confirm' }, action: 'status', status: 500 });
    const form = { client_secret: String(intent.client_secret), ...card('4000000000000002') };
    const confirm = `/v1/payment_intents/${intent.id}/confirm`;
    await fromPage('POST', confirm, form);
    await fromPage('POST', confirm, form);
    const { body } = await call('GET', '/_sandbox/log');
    expect(body).toMatchObject([
      { method: 'POST', path: '/v1/payment_intents', status: 200, idempotencyKey: 'k1', params: { amount: '5000' } },
      { method: 'POST', path: confirm, status: 500, fault: 'status' },
      { method: 'POST', path: confirm, status: 402 },
    ]);
    const written = JSON.stringify(body);
    for (const secret of ['4000000000000002', 'sk_test', 'pk_test', String(intent.client_secret)])
      expect(written).not.toContain(secret);
    const filtered = await call('GET', '/_sandbox/log?method=post&path=/v1/payment_intents');
    expect(filtered.body).toHaveLength(1);
  });
});

it('reset forgets everything', async () => {
  const { stripe, fault, call } = await openTestRoom();
  await stripe.paymentIntents.create(params, { idempotencyKey: 'k' });
  await fault({ match: { path: '/v1/*' }, action: 'status', status: 500 });
  await call('POST', '/_sandbox/reset');
  expect((await call('GET', '/_sandbox/log')).body).toEqual([]);
  expect((await call('GET', '/_sandbox/faults')).body).toEqual([]);
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
  expect((await stripe.events.list()).data).toEqual([]);
  const anew = await stripe.paymentIntents.create({ ...params, amount: 6000 }, { idempotencyKey: 'k' });
  expect(anew.amount).toBe(6000);
});

it('the page shows what happened, and escapes it', async () => {
  const { stripe, url } = await openTestRoom();
  await stripe.paymentIntents.create({ ...params, metadata: { note: '<b>x</b>' } });
  const page = await (await fetch(`${url}/_sandbox`)).text();
  expect(page).toContain('note: &lt;b&gt;x&lt;/b&gt;');
  expect(page).toContain('requires_payment_method');
});
