import { expect, test } from 'vitest';
import { askRefund } from '../orders/refunds.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { crystalEntries } from './tables.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, config, context } = shop;

test('@API-7 @LOY-2 the history says when crystals came, for which order, and when a refund took them back', async () => {
  const member = await addMember(db, { crystals: 60 });
  const { intentId } = await startCheckout(shop, member, await addPiece(db, { mxn: 150_000 }));
  await providers.pay(intentId);
  const { body } = await call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  const orderId = body.order?.id ?? 0;
  await db.transaction((tx) => askRefund(tx, orderId, { amount: null, restock: false }));
  await drain(context, mailer(config));

  const history = (await call('crystalHistory', { token: member.token, query: { lang: 'en', page: 1 } })).body;
  // 10 % of the first order is the welcome offer: 1350 MXN of goods.
  expect(history).toMatchObject({
    crystals: 60,
    pages: 1,
    entries: [
      { kind: 'taken_back', crystals: -13, order_id: orderId, reason: `For the refund of order ${orderId}` },
      { kind: 'earned', crystals: 13, order_id: orderId, reason: `For your order ${orderId}` },
      { kind: 'opening', crystals: 60, order_id: null, reason: 'Crystals that you already had' },
    ],
  });
  expect(Date.parse(history.entries[0]?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('@LOY-2 @API-3 a long history has pages, and nobody reads that of another member', async () => {
  const [member, other] = [await addMember(db), await addMember(db)];
  await db
    .insert(crystalEntries)
    .values(Array.from({ length: 51 }, () => ({ userId: member.id, kind: 'opening' as const, crystals: 1 })));
  const page = async (n: number, token: string) => (await call('crystalHistory', { token, query: { page: n } })).body;
  expect((await page(1, member.token)).entries).toHaveLength(50);
  expect(await page(2, member.token)).toMatchObject({ crystals: 51, pages: 2, entries: [{ crystals: 1 }] });
  expect(await page(1, other.token)).toEqual({ crystals: 0, pages: 0, entries: [] });
  expect((await call('crystalHistory')).status).toBe(401);
});
