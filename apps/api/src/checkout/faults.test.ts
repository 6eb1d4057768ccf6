import { afterEach, expect, test } from 'vitest';
import { checkShop } from '../check/check.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, intentOf, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';

// Faults of the card provider that the tests beside this one do not meet. After each the shop's books must hold.

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, context } = shop;
const base = providers.env['STRIPE_API_BASE'];
const clear = () => fetch(`${base}/_sandbox/faults`, { method: 'DELETE' });

afterEach(async () => {
  await clear();
  await drain(context, mailer(shop.config));
  expect((await checkShop(context, 0)).checks.flatMap(({ problems }) => problems)).toEqual([]);
});

async function started() {
  const member = await addMember(db);
  const checkout = await startCheckout(shop, member, await addPiece(db));
  const finalise = async () =>
    (
      await call('stripeIntent', {
        token: member.token,
        query: { lang: 'en' },
        body: { payment_intent: checkout.intentId },
      })
    ).body;
  const orders = async () => (await call('orders', { token: member.token })).body;
  return { ...checkout, member, finalise, orders };
}

/** Answers the bank's question about an intent. */
async function authenticate(intentId: string, outcome: 'complete' | 'fail'): Promise<void> {
  const { client_secret } = await providers.stripe(`/v1/payment_intents/${intentId}`);
  await fetch(`${base}/stripe/3ds/${intentId}?client_secret=${client_secret}&in_page=true`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
  });
}

test.each([
  ['pm_card_chargeDeclined', /declined/],
  ['pm_card_chargeDeclinedInsufficientFunds', /insufficient funds/],
  ['pm_card_chargeDeclinedExpiredCard', /expired/],
  ['pm_card_chargeDeclinedIncorrectCvc', /security code/],
  ['pm_card_chargeDeclinedProcessingError', /processing/],
])('F1 %s: the provider’s words, the cart kept, and a good card then pays the same intent', async (card, words) => {
  const { cartId, intentId, member, finalise, orders } = await started();
  await providers.pay(intentId, card);
  expect(await finalise()).toMatchObject({ status: 'failed', message: expect.stringMatching(words), order: null });
  expect((await call('activeCart', { token: member.token })).body.id).toBe(cartId);
  await providers.pay(intentId);
  expect((await finalise()).status).toBe('paid');
  expect(await orders()).toHaveLength(1);
});

test('F2 the bank says yes: paid; it says no, or refuses the card after all: nothing is taken, and another try pays', async () => {
  const good = await started();
  expect(await providers.pay(good.intentId, 'pm_card_threeDSecure2Required')).toBe('requires_action');
  // The window is left open: nothing has happened yet, and the same intent can go on.
  expect((await good.finalise()).status).toBe('failed');
  await authenticate(good.intentId, 'complete');
  expect((await good.finalise()).status).toBe('paid');

  for (const [card, outcome] of [
    ['pm_card_threeDSecure2Required', 'fail'],
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'complete'],
  ] as const) {
    const refused = await started();
    await providers.pay(refused.intentId, card);
    await authenticate(refused.intentId, outcome);
    expect((await refused.finalise()).status).toBe('failed');
    expect(await refused.orders()).toEqual([]);
    await providers.pay(refused.intentId);
    expect((await refused.finalise()).status).toBe('paid');
  }
});

test('F5 a connection that is cut between the charge and its answer: one charge, one order', async () => {
  const { intentId, finalise, orders } = await started();
  await providers.sandbox('/faults', {
    match: { path: `/v1/payment_intents/${intentId}/confirm` },
    action: 'cut_after',
  });
  await expect(
    fetch(`${base}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_obsidiana' },
      body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
    }),
  ).rejects.toThrow();
  // The browser does not know; pressing again finds the intent paid.
  await providers.pay(intentId);
  expect((await finalise()).status).toBe('paid');
  expect((await providers.stripe(`/v1/charges?payment_intent=${intentId}`))['data']).toHaveLength(1);
  expect(await orders()).toHaveLength(1);
});

test('F12 a currency that is switched after the card was charged: the order is what was paid, in what it was paid', async () => {
  const { cartId, intentId, member, finalise, orders } = await started();
  await providers.pay(intentId);
  await call('setCartCurrency', { token: member.token, body: { cart_id: cartId, currency: 'USD' } });
  expect((await finalise()).order?.currency).toBe('MXN');
  expect(await orders()).toHaveLength(1);
});

test('F12 a currency that is switched before: the same intent asks for dollars, and what was confirmed in pesos is no more', async () => {
  const { cartId, intentId, member, finalise } = await started();
  const { token } = member;
  await providers.pay(intentId, 'pm_card_threeDSecure2Required');
  await call('setCartCurrency', { token, body: { cart_id: cartId, currency: 'USD' } });
  const again = intentOf(await call('stripePayment', { token, query: { cart_id: cartId } }));
  expect(again).toBe(intentId);
  expect(await providers.stripe(`/v1/payment_intents/${intentId}`)).toMatchObject({ currency: 'usd' });
  await authenticate(intentId, 'complete');
  expect((await finalise()).status).toBe('failed');
  await providers.pay(intentId);
  expect((await finalise()).order?.currency).toBe('USD');
});

test('F25 a provider that asks for patience is asked again a few times, then the answer is 503 and nothing is lost', async () => {
  const { intentId, finalise, member } = await started();
  await providers.pay(intentId);
  const path = `/v1/payment_intents/${intentId}`;
  const patience = { match: { method: 'GET', path }, action: 'status', headers: { 'retry-after': '0' } };
  await providers.sandbox('/faults', { ...patience, status: 503, times: 2 });
  expect((await finalise()).status).toBe('paid');

  const second = await started();
  await providers.pay(second.intentId);
  const always = { method: 'GET', path: `/v1/payment_intents/${second.intentId}` };
  await providers.sandbox('/faults', { match: always, action: 'status', status: 429, times: 20 });
  const refused = await call('stripeIntent', {
    token: second.member.token,
    body: { payment_intent: second.intentId },
  });
  expect([refused.status, refused.failure.code]).toEqual([503, 'stripe_unavailable']);
  const log = (await (await fetch(`${base}/_sandbox/log?method=GET&path=${always.path}`)).json()) as unknown[];
  expect(log.length).toBeLessThanOrEqual(4);
  await clear();
  expect((await second.finalise()).status).toBe('paid');
  expect((await call('orders', { token: member.token })).body).toHaveLength(1);
});
