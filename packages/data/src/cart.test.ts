import { describe, expect, test } from 'vitest';
import { changeCart, quantityIn, withLine } from './cart.ts';
import { cart, fakeApi, item } from './testing/fakes.ts';

const line = { id: 7, size_id: 71, quantity: 3 };
const another = { id: 8, size_id: 80, quantity: 1 };

describe('@CART-1 the list that is sent', () => {
  test('a line of the same product and size is replaced', () => {
    expect(withLine([item], line)).toEqual([line]);
  });
  test('another size of it is another line', () => {
    expect(withLine([item], { ...line, size_id: 72 })).toEqual([
      { id: 7, size_id: 71, quantity: 1 },
      { id: 7, size_id: 72, quantity: 3 },
    ]);
  });
  test('a quantity of 0 takes the line out', () => {
    expect(withLine([item], { ...line, quantity: 0 })).toEqual([]);
  });
});

describe('a change of the cart', () => {
  test('@CART-1 the first add creates the cart', async () => {
    const { api, asked } = fakeApi(() => ({ body: cart }));
    await changeCart(api, { ...cart, id: null, version: 0, products: [] }, line);
    expect(asked).toMatchObject([{ method: 'POST', path: '/cart/create', body: { products: [line] } }]);
  });

  test('@CART-1 a later one sends the whole list and its version', async () => {
    const { api, asked } = fakeApi(() => ({ body: cart }));
    await changeCart(api, cart, another);
    expect(asked).toMatchObject([
      {
        method: 'PUT',
        path: '/cart/update',
        body: { id: cart.id, version: 3, products: [{ id: 7, size_id: 71, quantity: 1 }, another] },
      },
    ]);
  });

  test('when another tab was quicker, the one change is made on what is there now', async () => {
    const now = { ...cart, version: 4, products: [{ ...item, quantity: 2 }] };
    const { api, asked } = fakeApi(({ path, body }) => {
      if (path === '/cart/active') return { body: now };
      const stale = (body as { version: number }).version === 3;
      return stale ? { status: 409, body: { errors: true, code: 'cart_changed', message: '' } } : { body: now };
    });
    await changeCart(api, cart, another);
    expect(asked.at(-1)?.body).toEqual({
      id: cart.id,
      version: 4,
      products: [{ id: 7, size_id: 71, quantity: 2 }, another],
    });
  });

  test('a 409 that is not about the version is a refusal', async () => {
    const { api } = fakeApi(({ path }) =>
      path === '/cart/active' ? { body: cart } : { status: 409, body: { errors: true, code: 'no_stock', message: '' } },
    );
    await expect(changeCart(api, cart, another)).rejects.toMatchObject({ code: 'no_stock' });
  });
});

test('@PDP-11 the quantity that the cart holds of a size', () => {
  expect([quantityIn(cart, 7, 71), quantityIn(cart, 7, 72), quantityIn(undefined, 7, 71)]).toEqual([1, 0, 0]);
});
