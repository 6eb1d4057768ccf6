import { describe, expect, it } from 'vitest';
import { openTestRoom } from '../testing.ts';

describe('creating and changing', () => {
  it('keeps what it is given, and gives out a secret of its own', async () => {
    const { stripe } = await openTestRoom();
    const intent = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'MXN',
      allowed_payment_method_types: ['card'],
      metadata: { cart_id: '7', snapshot: 'á & b' },
      description: 'Pedido 12',
      receipt_email: 'ana@example.com',
      shipping: { name: 'Ana', address: { line1: 'Calle 1', city: 'Guadalajara', country: 'MX' } },
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 1000,
      currency: 'mxn',
      status: 'requires_payment_method',
      metadata: { cart_id: '7', snapshot: 'á & b' },
      shipping: { name: 'Ana', address: { line1: 'Calle 1', city: 'Guadalajara', postal_code: null } },
      livemode: false,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_[A-Za-z0-9]{25}$`));
    expect(intent.lastResponse).toMatchObject({
      statusCode: 200,
      apiVersion: '2026-10-28.endive',
      requestId: expect.stringMatching(/^req_[A-Za-z0-9]{14}$/),
    });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id, description: 'Pedido 12' });
  });

  it('changes the amount, the currency and single pieces of metadata until it is paid', async () => {
    const { stripe } = await openTestRoom();
    const { id } = await stripe.paymentIntents.create({ amount: 1000, currency: 'mxn', metadata: { a: '1', b: '2' } });
    const changed = await stripe.paymentIntents.update(id, {
      amount: 700,
      currency: 'usd',
      metadata: { a: '', c: '3' },
    });
    expect(changed).toMatchObject({ amount: 700, currency: 'usd', metadata: { b: '2', c: '3' } });

    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await expect(stripe.paymentIntents.update(id, { amount: 800 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
    });
    expect(await stripe.paymentIntents.update(id, { metadata: { order: '9' } })).toMatchObject({
      amount: 700,
      metadata: { b: '2', c: '3', order: '9' },
    });
  });

  it('a refused change changes nothing', async () => {
    const { stripe } = await openTestRoom();
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'mxn', metadata: { a: '1' } });
    await expect(stripe.paymentIntents.update(id, { amount: 999, metadata: { a: '2' } })).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ amount: 5000, metadata: { a: '1' } });
  });

  it.each([
    [{ amount: 999, currency: 'mxn' }, 'amount_too_small', 'Amount must be at least $10.00 mxn'],
    [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'Amount must be at least $0.50 usd'],
    [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large', 'Amount must be no more than $999,999.99 usd'],
    [{ amount: 0, currency: 'usd' }, 'parameter_invalid_integer', 'This value must be greater than or equal to 1.'],
    [{ amount: 12.5, currency: 'usd' }, 'parameter_invalid_integer', 'Invalid integer: 12.5'],
  ])('refuses %o', async (params, code, message) => {
    const { stripe } = await openTestRoom();
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code,
      param: 'amount',
      message,
    });
  });

  it('names what is missing, unknown or not offered', async () => {
    const { stripe, fromPage, url } = await openTestRoom();
    await expect(stripe.paymentIntents.create({ amount: 5000, currency: 'eur' })).rejects.toMatchObject({
      param: 'currency',
      message: expect.stringContaining('Invalid currency: eur'),
    });
    await expect(
      stripe.paymentIntents.create({ amount: 5000, currency: 'mxn', allowed_payment_method_types: ['oxxo'] }),
    ).rejects.toMatchObject({ param: 'allowed_payment_method_types' });
    await expect(
      stripe.paymentIntents.create({ amount: 5000, currency: 'mxn', customer: 'cus_1' }),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'customer' });
    const olderName = { amount: 5000, currency: 'mxn', payment_method_types: ['card'] };
    await expect(stripe.paymentIntents.create(olderName)).rejects.toThrow('Did you mean allowed_payment_method_types?');
    await expect(stripe.paymentIntents.retrieve('pi_nobody')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
      message: "No such payment_intent: 'pi_nobody'",
    });
    const missing = await fetch(`${url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_obsidiana' },
      body: new URLSearchParams({ amount: '5000' }),
    });
    expect(await missing.json()).toMatchObject({ error: { code: 'parameter_missing', param: 'currency' } });
    expect((await fromPage('GET', '/v1/nothing', {})).body.error.message).toContain(
      'Unrecognized request URL (GET: /v1/nothing)',
    );
  });
});

describe('states', () => {
  it('create, attach, confirm; then nothing more can be done to it', async () => {
    const { stripe } = await openTestRoom();
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'mxn' });
    await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    const attached = await stripe.paymentIntents.update(id, { payment_method: 'pm_card_visa' });
    expect(attached.status).toBe('requires_confirmation');
    expect((await stripe.paymentIntents.confirm(id)).status).toBe('succeeded');
    await expect(stripe.paymentIntents.confirm(id)).rejects.toThrow('it has already succeeded');
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
  });

  it('what is canceled cannot be paid', async () => {
    const { stripe } = await openTestRoom();
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'mxn' });
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect((await stripe.charges.list()).data).toEqual([]);
  });

  it('held by hand, then captured in part', async () => {
    const { stripe } = await openTestRoom();
    const { id } = await stripe.paymentIntents.create({
      amount: 5000,
      currency: 'mxn',
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 5000,
      amount_received: 0,
    });
    expect(await stripe.paymentIntents.capture(id, { amount_to_capture: 3000 })).toMatchObject({
      status: 'succeeded',
      amount_received: 3000,
    });
  });
});

describe('who may do what', () => {
  it('refuses a missing and a foreign key, without repeating it', async () => {
    const { url, clientFor } = await openTestRoom();
    await expect(clientFor('sk_test_somebody_else').paymentIntents.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      message: 'Invalid API Key provided: sk_test_*********else',
    });
    expect((await fetch(`${url}/v1/payment_intents`)).status).toBe(401);
  });

  it('a page needs the secret of the intent, and sees no metadata', async () => {
    const { stripe, fromPage, clientFor } = await openTestRoom();
    const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'mxn', metadata: { user: '1' } });
    const other = await stripe.paymentIntents.create({ amount: 5000, currency: 'mxn' });
    const path = `/v1/payment_intents/${intent.id}`;
    const seen = await fromPage('GET', path, { client_secret: String(intent.client_secret) });
    expect(seen.body).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    expect(seen.body).not.toHaveProperty('metadata');
    expect(seen.headers.get('access-control-allow-origin')).toBe('*');
    const foreign = await fromPage('GET', path, { client_secret: String(other.client_secret) });
    expect([foreign.status, foreign.body.error.param]).toEqual([404, 'client_secret']);
    await expect(clientFor('pk_test_obsidiana').paymentIntents.list()).rejects.toMatchObject({
      type: 'StripePermissionError',
      code: 'secret_key_required',
    });
  });
});

describe('lists', () => {
  it('newest first, page by page', async () => {
    const { stripe } = await openTestRoom();
    const ids: string[] = [];
    for (let amount = 1001; amount <= 1005; amount += 1)
      ids.unshift((await stripe.paymentIntents.create({ amount, currency: 'mxn' })).id);
    const first = await stripe.paymentIntents.list({ limit: 2 });
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
    const seen: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) seen.push(id);
    expect(seen).toEqual(ids);
    const before = await stripe.paymentIntents.list({ limit: 2, ending_before: ids[3] ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  });
});
