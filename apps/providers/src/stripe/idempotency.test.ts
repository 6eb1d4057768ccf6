import { describe, expect, it } from 'vitest';
import { card, eventually, openTestRoom } from '../testing.ts';

const params = { amount: 5000, currency: 'mxn' };

describe('Idempotency-Key', () => {
  it('the same request twice is done once and answered the same', async () => {
    const { stripe } = await openTestRoom();
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' });
    const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' });
    expect(second.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('a refusal of the bank is kept too', async () => {
    const { stripe } = await openTestRoom();
    const { id } = await stripe.paymentIntents.create(params);
    const pay = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'c' });
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined', headers: { 'idempotent-replayed': 'true' } });
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('parameters that were refused leave the key free', async () => {
    const { stripe } = await openTestRoom();
    await expect(
      stripe.paymentIntents.create({ ...params, amount: 0.5 }, { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ code: 'parameter_invalid_integer' });
    expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'k' })).amount).toBe(5000);
  });

  it('other parameters, or another call, are refused', async () => {
    const { stripe } = await openTestRoom();
    const { id } = await stripe.paymentIntents.create(params, { idempotencyKey: 'k' });
    await expect(
      stripe.paymentIntents.create({ ...params, amount: 6000 }, { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    await expect(stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'k' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect((await stripe.paymentIntents.list()).data).toMatchObject([
      { amount: 5000, status: 'requires_payment_method' },
    ]);
  });

  it('while the first still runs, the second gets 409', async () => {
    const { fault, stripe, fromPage, call } = await openTestRoom();
    const intent = await stripe.paymentIntents.create(params);
    await fault({ match: { path: '*/confirm' }, action: 'delay', ms: 1500 });
    const form = { client_secret: String(intent.client_secret), ...card('4242424242424242') };
    const confirm = () => fromPage('POST', `/v1/payment_intents/${intent.id}/confirm`, form, 'same');
    const first = confirm();
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    await eventually(async () => expect((await call('GET', `/_sandbox/log?path=${path}`)).body).toHaveLength(1));
    const second = await confirm();
    expect([second.status, second.body.error.code]).toEqual([409, 'idempotency_key_in_use']);
    expect((await first).body.status).toBe('succeeded');
    expect((await confirm()).headers.get('idempotent-replayed')).toBe('true');
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('a key of more than 255 characters is refused', async () => {
    const { stripe } = await openTestRoom();
    await expect(stripe.paymentIntents.create(params, { idempotencyKey: 'k'.repeat(256) })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });
});
