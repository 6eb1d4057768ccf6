import { expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { commandLine } from './testing.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const run = commandLine(shop, providers.env);

test('an operator finds a member, gives them what is kept, and forgets them when nothing is on its way @API-11', async () => {
  // Ids of members and of their entries differ.
  await addMember(shop.db);
  const [member, piece] = [await addMember(shop.db, { crystals: 60 }), await addPiece(shop.db)];
  const listed = JSON.parse((await run('members', 'list', '--search', member.email.toUpperCase(), '--json')).stdout);
  expect(listed).toMatchObject([{ email: member.email, crystals: 60, level: 1, orders: 0 }]);
  expect((await run('members', 'list')).stdout.split('\n')[0]).toMatch(/^member +since +level +crystals +orders/);
  const kept = JSON.parse((await run('members', 'export', member.email)).stdout);
  expect(kept).toMatchObject({ profile: { email: member.email }, crystals: [{ kind: 'opening', crystals: 60 }] });

  const { intentId } = await startCheckout(shop, member, piece);
  await providers.pay(intentId);
  const { body } = await shop.call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  const order = String(need(body.order).id);
  const early = await run('members', 'delete', member.email);
  expect(early).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Order ${order} of ${member.email} is on its way`),
  });
  await run('orders', 'ship', order, '--carrier', 'DHL', '--waybill', 'https://dhl.example/1');
  await run('orders', 'deliver', order);

  expect((await run('members', 'delete', member.email, '--dry-run')).stdout).toContain('Nothing was kept');
  expect((await run('members', 'show', member.email)).code).toBe(0);
  expect((await run('members', 'delete', member.email)).stdout).toMatch(/member \S+ is forgotten/);
  expect((await run('members', 'show', member.email)).stderr).toContain('There is no member');
  expect((await run('members', 'list', '--search', member.email)).stdout).toContain('There are no such members.');
  expect((await shop.call('orders', { token: member.token })).status).toBe(401);
});
