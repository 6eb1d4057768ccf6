import type { ProductEntry } from '@obsidiana/contract';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createCache, joinSession } from '../cache.ts';
import { joinTabs } from '../tabs.ts';
import { cart, fakeApi, fakeBrowser, member, product } from '../testing/fakes.ts';
import { activeCart, setCartLine } from './cart.ts';
import { homeProducts, productDetail, setFavorite, subcategoryProducts, wishlist } from './catalog.ts';
import { legalText } from './content.ts';

describe('keys', () => {
  const { api } = fakeApi(() => ({ body: [] }));
  const english = fakeApi(() => ({ body: [] }), { lang: 'en', currency: 'USD' }).api;
  const dollars = fakeApi(() => ({ body: [] }), { currency: 'USD' }).api;

  test('@LANG-3 differ by language, by currency where amounts are in it, and by what is asked', () => {
    expect(homeProducts(api).queryKey).not.toEqual(homeProducts(english).queryKey);
    expect(homeProducts(api).queryKey).not.toEqual(homeProducts(dollars).queryKey);
    expect(legalText(api, 1).queryKey).toEqual(legalText(dollars, 1).queryKey);
    expect(productDetail(api, 'a').queryKey).not.toEqual(productDetail(api, 'b').queryKey);
  });
});

test('@CAT-9 a list asks for what was chosen, and for nothing else', async () => {
  const { api, asked } = fakeApi(() => ({ body: {} }));
  const cache = createCache({ retries: 0 });
  const plain = { subcategory: 'kimonos', page: 2 };
  await cache.fetchQuery(subcategoryProducts(api, { ...plain, sizes: ['M', 'G'], priceMax: 999.5, sort: 'name' }));
  await cache.fetchQuery(subcategoryProducts(api, { ...plain, sizes: [], onOffer: false, available: undefined }));
  const shared = { subcategory_uri: 'kimonos', page: '2', per_page: '16', lang: 'es', currency: 'mxn' };
  expect(asked[0]?.query).toEqual({ ...shared, size: ['M', 'G'], price_max: '999.5', sort: 'name' });
  expect(asked[1]?.query).toEqual(shared);
  expect(subcategoryProducts(api, { ...plain, onOffer: false }).queryKey).toEqual(
    subcategoryProducts(api, plain).queryKey,
  );
});

describe('a favourite', () => {
  test('@WISH-1 is on the list at once and read again from the server', async () => {
    const cache = createCache({ retries: 0 });
    let saved: ProductEntry[] = [];
    let shownMeanwhile: ProductEntry[] | undefined;
    const { api } = fakeApi(({ method }) => {
      if (method === 'GET') return { body: saved };
      shownMeanwhile = observer.getCurrentResult().data;
      saved = [product];
      return { body: { message: '' } };
    });
    const observer = new QueryObserver(cache, wishlist(api));
    const stop = observer.subscribe(() => undefined);
    await cache.ensureQueryData(wishlist(api));
    await new MutationObserver(cache, setFavorite(api)).mutate({ product, favorite: true });
    expect(shownMeanwhile?.map(({ id }) => id)).toEqual([product.id]);
    expect(observer.getCurrentResult().data).toEqual(saved);
    stop();
  });

  test('@CARD-5 is undone when the server refuses', async () => {
    const { api } = fakeApi(({ method }) =>
      method === 'PUT' ? { status: 500, body: { errors: true, code: 'unexpected', message: '' } } : { body: [] },
    );
    const cache = createCache({ retries: 0 });
    await cache.ensureQueryData(wishlist(api));
    await new MutationObserver(cache, setFavorite(api)).mutate({ product, favorite: true }).catch(() => undefined);
    expect(cache.getQueryData(wishlist(api).queryKey)).toEqual([]);
  });
});

describe('the cart', () => {
  test('@LANG-3 left in another currency is switched before it is shown, and only then', async () => {
    let currency = 'MXN';
    const { api, asked } = fakeApi(
      ({ method, body }) => {
        if (method === 'PUT') currency = (body as { currency: string }).currency;
        return { body: method === 'PUT' ? { message: '' } : { ...cart, currency } };
      },
      { lang: 'en', currency: 'USD', token: 'secret' },
    );
    const cache = createCache({ retries: 0 });
    expect(await cache.fetchQuery(activeCart(api))).toMatchObject({ currency: 'USD' });
    await cache.fetchQuery({ ...activeCart(api), staleTime: 0 });
    expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/cart/currency', body: { cart_id: cart.id, currency: 'USD' } },
    ]);
  });
});

describe('several tabs', () => {
  test('@WISH-1 @AUTH-21 what one changes is read again by the others', async () => {
    let saved: ProductEntry[] = [];
    const { api } = fakeApi(({ method }) => {
      if (method === 'PUT') saved = [product];
      return { body: method === 'PUT' ? { message: '' } : saved };
    });
    const channels = [new BroadcastChannel('test'), new BroadcastChannel('test')];
    const [here, there] = channels.map((channel) => {
      const cache = createCache({ retries: 0 });
      joinTabs(cache, channel);
      return cache;
    });
    if (!here || !there) throw new Error('Two tabs are needed.');
    const shown = new QueryObserver(there, wishlist(api));
    const stop = shown.subscribe(() => undefined);
    await there.ensureQueryData(wishlist(api));
    await new MutationObserver(here, setFavorite(api)).mutate({ product, favorite: true });
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual([product]));
    stop();
    for (const channel of channels) channel.close();
  });
});

describe('cache and session', () => {
  test('@CART-5 a changed cart is shown and stored', async () => {
    const more = { ...cart, articles: 2, version: 4 };
    const { api } = fakeApi(({ method }) => ({ body: method === 'GET' ? cart : more }));
    const { session } = fakeBrowser();
    const cache = createCache({ retries: 0 });
    joinSession(cache, session);
    await cache.ensureQueryData(activeCart(api));
    expect(session.get('cartId')).toBe(cart.id);
    await new MutationObserver(cache, setCartLine(api)).mutate({ id: 7, size_id: 71, quantity: 2 });
    expect(cache.getQueryData(activeCart(api).queryKey)?.articles).toBe(2);
    expect(session.get('cart')?.articles).toBe(2);
  });

  test('@AUTH-17 @AUTH-21 what belongs to a person goes with the session, the catalogue stays', async () => {
    const { api } = fakeApi(({ path }) => ({ body: path === '/cart/active' ? cart : [] }));
    const { session } = fakeBrowser();
    session.start('secret', member);
    const cache = createCache({ retries: 0 });
    joinSession(cache, session);
    await cache.ensureQueryData(activeCart(api));
    await cache.ensureQueryData(homeProducts(api));
    session.end();
    expect(cache.getQueryData(activeCart(api).queryKey)).toBeUndefined();
    expect(cache.getQueryData(homeProducts(api).queryKey)).toEqual([]);
  });

  test('what may pass is asked again, a refusal is not', async () => {
    for (const [status, times] of [
      [503, 2],
      [404, 1],
    ] as const) {
      const { api, asked } = fakeApi(() => ({ status, body: { errors: true, code: 'x', message: '' } }));
      const cache = createCache({ retries: 1 });
      await cache.fetchQuery({ ...homeProducts(api), retryDelay: 0 }).catch(() => undefined);
      expect(asked).toHaveLength(times);
    }
  });
});
