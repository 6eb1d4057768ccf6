import { describe, expect, it } from 'vitest';
import { anOrder, openPaypal } from './testing.ts';

const issueOf = ({ body }: { body: { details: { issue: string }[] } }) => body.details.map(({ issue }) => issue);
const [unit] = anOrder.purchase_units;
const withAmount = (amount: object) => ({ ...anOrder, purchase_units: [{ ...unit, amount }] });
const mxn = (value: string) => ({ currency_code: 'MXN', value });

describe('access', () => {
  it('takes the account’s credentials for a token, and no call without one', async () => {
    const { issue, url } = await openPaypal();
    expect(await (await issue()).json()).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
    const refused = await issue('another');
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: 'invalid_client' }]);
    const without = await fetch(`${url}/v2/checkout/orders/X`);
    expect([without.status, await without.json()]).toMatchObject([401, { error: 'invalid_token' }]);
  });
});

describe('an order', () => {
  it('is made with the links that lead on, and read again', async () => {
    const { create, api, url } = await openPaypal();
    const order = await create();
    expect(order).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', purchase_units: [{ reference_id: 'default' }] });
    expect(order.id).toMatch(/^[A-Z0-9]{17}$/);
    expect(order.links).toContainEqual({
      href: `${url}/checkoutnow?token=${order.id}`,
      rel: 'payer-action',
      method: 'GET',
    });
    expect((await api('GET', `/v2/checkout/orders/${order.id}`)).body).toEqual(order);
    const missing = await api('GET', '/v2/checkout/orders/0');
    expect([missing.status, missing.body.name]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect(missing.headers.get('paypal-debug-id')).toBe(missing.body.debug_id);
  });

  it('is made once for a request id, also when the answer was lost', async () => {
    const { create, api, call } = await openPaypal();
    const first = await create(anOrder, 'key');
    const again = await api('POST', '/v2/checkout/orders', anOrder, 'key');
    expect([again.status, again.body]).toEqual([200, first]);
    expect((await call('GET', '/_sandbox/paypal')).body.orders).toHaveLength(1);
  });

  it.each([
    ['parts that do not add up', withAmount({ ...unit?.amount, value: '129.01' }), ['AMOUNT_MISMATCH']],
    ['nothing', withAmount(mxn('0.00')), ['CANNOT_BE_ZERO_OR_NEGATIVE']],
    ['three decimals', withAmount(mxn('1.001')), ['DECIMAL_PRECISION']],
    ['an unknown currency', withAmount({ currency_code: 'XAU', value: '1' }), ['CURRENCY_NOT_SUPPORTED']],
    [
      'two currencies',
      withAmount({ ...mxn('1'), breakdown: { item_total: { currency_code: 'USD', value: '1' } } }),
      ['MULTI_CURRENCY_ORDER'],
    ],
    [
      'items that cost something else',
      {
        ...anOrder,
        purchase_units: [{ ...unit, items: [{ name: 'Kimono', quantity: '2', unit_amount: mxn('49.99') }] }],
      },
      ['ITEM_TOTAL_MISMATCH'],
    ],
  ])('with %s is refused', async (_what, order, issues) => {
    const { api } = await openPaypal();
    const refused = await api('POST', '/v2/checkout/orders', order);
    expect([refused.status, refused.body.name, issueOf(refused)]).toEqual([422, 'UNPROCESSABLE_ENTITY', issues]);
  });

  it('with a field that this room does not know is refused by its name', async () => {
    const { api } = await openPaypal();
    const refused = await api('POST', '/v2/checkout/orders', { ...anOrder, processing_instruction: 'NO_INSTRUCTION' });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { name: 'INVALID_REQUEST', details: [{ issue: 'PARAMETER_UNKNOWN', field: '/processing_instruction' }] },
    ]);
  });

  it('can have its amount changed until it is captured', async () => {
    const { create, api, approve, capture } = await openPaypal();
    const { id } = await create();
    const patch = (value: string) =>
      api('PATCH', `/v2/checkout/orders/${id}`, [
        { op: 'replace', path: "/purchase_units/@reference_id=='default'/amount", value: mxn(value) },
      ]);
    expect((await patch('1.00')).status).toBe(204);
    await approve(id);
    expect((await capture(id)).body.purchase_units[0].payments.captures[0].amount).toEqual(mxn('1.00'));
    expect(issueOf(await patch('2.00'))).toEqual(['ORDER_ALREADY_CAPTURED']);
  });
});

describe('a capture', () => {
  it('takes the money once, whatever is asked again', async () => {
    const { create, approve, capture, api } = await openPaypal();
    const { id } = await create();
    expect(issueOf(await capture(id))).toEqual(['ORDER_NOT_APPROVED']);
    await approve(id);
    const first = await capture(id, 'cap');
    expect([first.status, first.body.status]).toEqual([201, 'COMPLETED']);
    const [taken] = first.body.purchase_units[0].payments.captures;
    expect(taken).toMatchObject({ status: 'COMPLETED', amount: mxn('129.00'), invoice_id: 'OB-1' });
    expect((await capture(id, 'cap')).body).toEqual(first.body);
    expect(issueOf(await capture(id, 'another'))).toEqual(['ORDER_ALREADY_CAPTURED']);
    expect((await api('GET', `/v2/payments/captures/${taken.id}`)).body).toEqual(taken);
  });

  it('of an invoice that was paid already is refused', async () => {
    const { create, approve, capture } = await openPaypal();
    const [one, two] = [await create(), await create()];
    await approve(one.id);
    await approve(two.id);
    await capture(one.id);
    expect(issueOf(await capture(two.id))).toEqual(['DUPLICATE_INVOICE_ID']);
  });

  it('that is declined needs another instrument and another request id; the third refusal is the last', async () => {
    const { create, approve, capture } = await openPaypal();
    const { id } = await create();
    await approve(id, 'declined');
    expect(issueOf(await capture(id, 'one'))).toEqual(['INSTRUMENT_DECLINED']);
    await approve(id);
    // The trap: the same id replays the refusal.
    expect(issueOf(await capture(id, 'one'))).toEqual(['INSTRUMENT_DECLINED']);
    expect((await capture(id, 'two')).body.status).toBe('COMPLETED');

    const hopeless = (await create({ ...anOrder, purchase_units: [{ amount: mxn('5.00') }] })).id;
    for (const _ of [1, 2, 3]) {
      await approve(hopeless, 'declined');
      expect(issueOf(await capture(hopeless))).toEqual(['INSTRUMENT_DECLINED']);
    }
    await approve(hopeless);
    expect(issueOf(await capture(hopeless))).toEqual(['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED']);
  });

  it('can wait for the bank, and be declined in an order that is complete', async () => {
    const { create, approve, capture, call, api } = await openPaypal();
    const { id } = await create();
    await approve(id, 'pending');
    const [waiting] = (await capture(id)).body.purchase_units[0].payments.captures;
    expect(waiting).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } });
    await call('POST', `/_sandbox/paypal/captures/${waiting.id}/complete`);
    expect((await api('GET', `/v2/payments/captures/${waiting.id}`)).body.status).toBe('COMPLETED');
    expect((await call('POST', `/_sandbox/paypal/captures/${waiting.id}/decline`)).status).toBe(409);

    const denied = await create({ ...anOrder, purchase_units: [{ amount: mxn('5.00') }] });
    await approve(denied.id, 'denied');
    const { body } = await capture(denied.id);
    expect([body.status, body.purchase_units[0].payments.captures[0].status]).toEqual(['COMPLETED', 'DECLINED']);
  });
});

describe('a refund', () => {
  it('gives back a part, then the rest, and never more', async () => {
    const { create, approve, capture, api } = await openPaypal();
    const { id } = await create();
    await approve(id);
    const [{ id: captureId }] = (await capture(id)).body.purchase_units[0].payments.captures;
    const refund = (body: object, key: string) => api('POST', `/v2/payments/captures/${captureId}/refund`, body, key);
    const part = await refund({ amount: mxn('29.00'), custom_id: '7' }, 'a');
    expect([part.status, part.body]).toMatchObject([
      201,
      { status: 'COMPLETED', amount: mxn('29.00'), custom_id: '7' },
    ]);
    expect((await refund({ amount: mxn('29.00'), custom_id: '7' }, 'a')).body).toEqual(part.body);
    expect(issueOf(await refund({ amount: mxn('100.01') }, 'b'))).toEqual(['REFUND_AMOUNT_EXCEEDED']);
    expect((await refund({}, 'c')).body.amount).toEqual(mxn('100.00'));
    expect(issueOf(await refund({}, 'd'))).toEqual(['CAPTURE_FULLY_REFUNDED']);
    const [read] = (await api('GET', `/v2/checkout/orders/${id}`)).body.purchase_units;
    expect(read.payments.refunds).toHaveLength(2);
    expect(read.payments.captures[0].status).toBe('REFUNDED');
  });
});

describe('the approval window', () => {
  it('shows what is paid, and tells the shop’s page', async () => {
    const { create, approve, url } = await openPaypal();
    const { id } = await create();
    const page = await (await fetch(`${url}/checkoutnow?token=${id}&locale=es_MX`)).text();
    for (const part of ['Pagar con PayPal', 'Obsidiana', 'MXN 129.00', 'Una tarjeta rechazada'])
      expect(page).toContain(part);
    const done = await (await approve(id)).text();
    expect(done).toContain(`data-outcome="approved" data-token="${id}"`);
    expect((await fetch(`${url}/checkoutnow?token=0`)).status).toBe(404);
  });

  it('leads back to the shop where it took the place of its page', async () => {
    const { create, approve, url } = await openPaypal();
    const { id } = await create();
    const back = await approve(id, 'balance', '&redirect');
    expect(back.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/paypal\/return\?token=\w+&PayerID=\w+$/);
    const cancelled = await fetch(`${url}/checkoutnow?token=${id}&redirect`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'cancel' }),
    });
    expect(cancelled.headers.get('location')).toBe(`http://localhost:3000/paypal/cancel?token=${id}`);
  });
});
