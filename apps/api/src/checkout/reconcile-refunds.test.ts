import { afterEach, expect, test, vi } from 'vitest';
import { checkShop } from '../check/check.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { reconcileRefunds } from './reconcile.ts';

// No event reaches this shop: the stand-ins send them to an address where nobody is.

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, context } = shop;
const hourAgo = () => new Date(Date.now() - 3_600_000);
const lookBack = () => reconcileRefunds(context, hourAgo());
const problems = async () => (await checkShop(context, 0)).checks.flatMap((check) => check.problems);

afterEach(async () => {
  await providers.noFaults();
  await drain(context, mailer(shop.config));
});

/** A paid order of 2700.00 MXN with 27 crystals. `back` gives some of it, or all that is left, back at the provider. */
async function bought(provider: 'stripe' | 'paypal') {
  const { token, ...member } = await addMember(db);
  const { cartId, intentId } = await startCheckout(shop, { token, ...member }, await addPiece(db, { mxn: 300_000 }));
  const order = async () => need((await call('orders', { token })).body[0]).detail;
  if (provider === 'stripe') {
    await providers.pay(intentId);
    await call('stripeIntent', { token, body: { payment_intent: intentId } });
    const back = (amount: number | null) =>
      providers.stripe('/v1/refunds', { payment_intent: intentId, ...(amount && { amount: String(amount) }) });
    return { email: member.email, order, back };
  }
  const { id } = (await call('createPaypalOrder', { token, body: { cart_id: cartId } })).body;
  await providers.approve(id);
  await call('capturePaypalOrder', { token, body: { order_id: id } });
  const { payments } = (await providers.paypalOrder(id)).purchase_units[0];
  const refund = `/v2/payments/captures/${need(payments?.captures[0]).id}/refund`;
  const back = (amount: number | null) =>
    providers.paypal(
      'POST',
      refund,
      amount ? { amount: { currency_code: 'MXN', value: (amount / 100).toFixed(2) } } : {},
    );
  return { email: member.email, order, back };
}

test.each(['stripe', 'paypal'] as const)(
  '@API-7 parts of an order, and the rest of it, that were given back at %s and told by nobody are found, each once',
  async (provider) => {
    const { email, order, back } = await bought(provider);
    await back(50_000);
    await back(20_000);
    expect(await problems()).not.toEqual([]);
    await Promise.all([lookBack(), lookBack()]);
    expect(await order()).toMatchObject({ status: 'paid', refunded: 700, crystals: 20 });
    await lookBack();
    expect(await order()).toMatchObject({ status: 'paid', refunded: 700, crystals: 20 });
    await back(null);
    await lookBack();
    expect(await order()).toMatchObject({ status: 'refunded', refunded: 2700, crystals: 0 });
    await drain(context, mailer(shop.config));
    expect((await providers.mailsTo(email)).filter(({ subject }) => /Reembolso/.test(subject))).toHaveLength(3);
    expect(await problems()).toEqual([]);
  },
);

test('a provider that does not answer does not keep the refunds of the other from being found', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [card, wallet] = [await bought('stripe'), await bought('paypal')];
  await card.back(null);
  await wallet.back(null);
  await providers.sandbox('/faults', {
    match: { method: 'GET', path: '/v1/refunds' },
    action: 'status',
    status: 503,
    times: 9,
  });
  await lookBack();
  expect([(await card.order()).status, (await wallet.order()).status]).toEqual(['paid', 'refunded']);
  expect(quiet.mock.calls.flat().join(' ')).toContain('stripe');
  await providers.noFaults();
  await lookBack();
  expect((await card.order()).status).toBe('refunded');
});

test('what was given back before the moment is left alone', async () => {
  const { order, back } = await bought('stripe');
  await back(10_000);
  await reconcileRefunds(context, new Date(Date.now() + 60_000));
  expect((await order()).refunded).toBe(0);
  await lookBack();
  expect((await order()).refunded).toBe(100);
});
