import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApi } from '../app.ts';
import { products, sizes } from '../catalog/tables.ts';
import { createContext } from '../context.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need } from '../testing-fixtures.ts';

const shop = await testShop();
const { app, db, context, config } = shop;
const other = createContext(config, db);
const otherApp = await buildApi(other);
const piece = await addPiece(db, { stock: 5, name: 'Kimono Ágata' });
const [{ uri } = { uri: '' }] = await db.select().from(products).where(eq(products.id, piece.id));
const url = `/api/products/detail?uri=${uri}`;

beforeAll(async () => {
  await Promise.all([context, other].map((one) => one.catalogueVersion.listen(config.databaseUrl ?? '')));
});
afterAll(async () => {
  await Promise.all([context, other].map((one) => one.catalogueVersion.stop()));
  await otherApp.close();
});

const nameIn = async (api: typeof app) => (await api.inject(url)).json().name;
const rename = (name: string) => ({ name: { es: name, en: name } });

/** Changes what no server hears of, so that a kept answer can be told from a new one. */
async function renameInSilence(name: string): Promise<void> {
  const client = await db.$client.connect();
  await client.query("set session_replication_role = 'replica'");
  await client.query('update products set name = $1 where id = $2', [rename(name).name, piece.id]);
  await client.query("set session_replication_role = 'origin'");
  client.release();
}

describe('public answers', () => {
  it('are kept as they were sent, and computed again in every server when the catalogue changes', async () => {
    expect([await nameIn(app), await nameIn(otherApp)]).toEqual(['Kimono Ágata', 'Kimono Ágata']);
    await renameInSilence('Kimono callado');
    expect([await nameIn(app), await nameIn(otherApp)]).toEqual(['Kimono Ágata', 'Kimono Ágata']);
    await db.update(products).set(rename('Kimono Ónix')).where(eq(products.id, piece.id));
    await vi.waitFor(async () => {
      expect([await nameIn(app), await nameIn(otherApp)]).toEqual(['Kimono Ónix', 'Kimono Ónix']);
    });
  });

  it('tell a stock that has changed', async () => {
    const quantity = async () => (await app.inject(url)).json().sizes[0].quantity;
    expect(await quantity()).toBe(5);
    await db.update(sizes).set({ stock: 4 }).where(eq(sizes.id, piece.size_id));
    await vi.waitFor(async () => expect(await quantity()).toBe(4));
  });

  it('are computed once for all who ask at the same time', async () => {
    const query = vi.spyOn(db.$client, 'query');
    const asked = `/api/products/home?currency=usd`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject(asked)));
    const once = query.mock.calls.length;
    await app.inject(`${asked}&lang=en`);
    expect(query.mock.calls.length - once).toBe(once);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    query.mockRestore();
  });

  it('depend on language and currency', async () => {
    const { price, name } = (await app.inject(url)).json();
    const english = (await app.inject(`${url}&lang=en&currency=usd`)).json();
    expect([price, english.price]).toEqual([1299, 79]);
    expect(need(english.name)).toBe(name);
  });

  it('are compressed as the client accepts', async () => {
    const list = '/api/products/home';
    for (let piece = 0; piece < 4; piece += 1) await addPiece(db, { name: `Kimono ${piece}` });
    const [br, plain] = [
      await app.inject({ url: list, headers: { 'accept-encoding': 'gzip, br' } }),
      await app.inject(list),
    ];
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json; charset=utf-8' });
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(plain.json());
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });
});

describe('nothing is kept', () => {
  it('of an answer to a member', async () => {
    const { token } = await addMember(db);
    await shop.call('setFavorite', { token, body: { product_id: piece.id, status: true } });
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject(url)).json().favorite).toBe(false);
    expect((await app.inject({ url, headers })).json().favorite).toBe(true);
    expect((await app.inject(url)).json().favorite).toBe(false);
  });

  it('of a refusal', async () => {
    const missing = '/api/products/detail?uri=pieza-nueva';
    expect((await app.inject(missing)).statusCode).toBe(404);
    const client = await db.$client.connect();
    await client.query("set session_replication_role = 'replica'");
    await client.query("update products set uri = 'pieza-nueva' where id = $1", [piece.id]);
    await client.query("set session_replication_role = 'origin'");
    client.release();
    expect((await app.inject(missing)).statusCode).toBe(200);
  });

  it('while changes cannot be heard', async () => {
    await other.catalogueVersion.stop();
    const now = '/api/products/detail?uri=pieza-nueva';
    const before = (await otherApp.inject(now)).json().name;
    await renameInSilence('Kimono sin oído');
    expect([before, (await otherApp.inject(now)).json().name]).toEqual(['Kimono Ónix', 'Kimono sin oído']);
  });
});
