import {
  conformance,
  explore,
  type Finding,
  fuzz,
  headersOf,
  readAccount,
  restoreAccount,
  type Target,
} from '@obsidiana/conformance';
import { demoShop } from '@obsidiana/demo';
import { describe, expect, test } from 'vitest';
import { checkShop } from './check/check.ts';
import { testShop } from './testing.ts';
import { testProviders } from './testing-providers.ts';

const { env } = await testProviders();
const shop = await testShop({ seeded: true, env });

const target: Target = {
  async send({ method, path, body, ...headers }) {
    const started = performance.now();
    const response = await shop.app.inject({
      method,
      url: `/api${path}`,
      headers: headersOf({ body, ...headers }),
      ...(body !== null && { payload: body }),
    });
    return { status: response.statusCode, text: response.body, milliseconds: performance.now() - started };
  },
};
const [member] = demoShop.members;
if (!member) throw new Error('The demonstration shop has no member.');
await shop.call('login', { body: member }).then(({ body: { api_token: token } }) => furnish(token));
const before = await accountNow();
const world = await explore(target, member);

/** All that an examination has to leave as it was: three addresses, a bag, a favourite. */
async function furnish(token: string): Promise<void> {
  const { body: products } = await shop.call('homeProducts');
  const [first, second] = products.map(({ id }) => id);
  const { body: detail } = await shop.call('productDetail', { query: { uri: products[0]?.uri ?? '' } });
  const size = detail.sizes.find(({ quantity }) => quantity > 1);
  if (!first || !second || !size) throw new Error('The demonstration shop has too little to buy.');
  for (const line of ['Mar 1', 'Mar 2', 'Mar 3'])
    await shop.call('createAddress', {
      token,
      body: { country_id: 142, line, line2: 'B', city: 'Mérida', postal_code: '97000', details: 'Timbre azul' },
    });
  await shop.call('setFavorite', { token, body: { product_id: second, status: true } });
  await shop.call('createCart', {
    token,
    query: { currency: 'usd' },
    body: { products: [{ id: first, size_id: size.id, quantity: 2 }] },
  });
}

/** What an account is, without the numbers of its addresses and the state of its cart's versions. */
async function accountNow() {
  const { api_token: token } = (await shop.call('login', { body: member })).body;
  const { user, addresses, cart, favorites } = await readAccount(target, token);
  return {
    user,
    favorites,
    cart: { ...cart, id: '', version: 0 },
    addresses: addresses.map(({ id: _id, ...rest }) => rest),
  };
}

async function complaintsOf(findings: AsyncGenerator<Finding>): Promise<{ tried: number; complaints: Finding[] }> {
  let tried = 0;
  const complaints: Finding[] = [];
  for await (const finding of findings) {
    tried += 1;
    if (finding.complaints.length > 0 || finding.limited) complaints.push(finding);
  }
  return { tried, complaints };
}

describe('the contract, kept over every call @API-1', () => {
  test('sound requests are answered as documented, misshapen and unauthorised ones are refused as documented @API-3', async () => {
    const { tried, complaints } = await complaintsOf(conformance(target, world));
    expect(complaints).toEqual([]);
    expect(tried).toBeGreaterThan(400);
  }, 120_000);

  test('an examination leaves the account as it was, so that the next one finds the same @API-1', async () => {
    await restoreAccount(target, world.credentials, world.account);
    expect(await accountNow()).toEqual(before);
  });

  test('random requests never meet a 5xx, a hang, or the inside of the server, and leave nothing half written @API-2', async () => {
    const { tried, complaints } = await complaintsOf(fuzz(target, world, { requests: 20_000, seed: 1 }));
    expect(complaints).toEqual([]);
    expect(tried).toBe(20_000);
    await restoreAccount(target, world.credentials, world.account);
    expect(await accountNow()).toMatchObject({ addresses: before.addresses, favorites: before.favorites });
    const { checks } = await checkShop(shop.context, 600);
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
  }, 900_000);
});
