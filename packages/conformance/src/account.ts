import type { Answer } from '@obsidiana/contract';
import { answerOf } from './requests.ts';
import type { Target } from './target.ts';
import type { Credentials } from './world.ts';

/** What belongs to a member and can be changed with the member's token. */
export interface Account {
  readonly user: Answer<'userData'>;
  readonly addresses: Answer<'addresses'>;
  readonly cart: Answer<'activeCart'>;
  /** Of the products. */
  readonly favorites: readonly number[];
}

export async function readAccount(target: Target, token: string): Promise<Account> {
  const favorites = await answerOf(target, 'wishlist', { query: {}, token });
  return {
    user: await answerOf(target, 'userData', { query: {}, token }),
    addresses: await answerOf(target, 'addresses', { query: {}, token }),
    cart: await answerOf(target, 'activeCart', { query: {}, token }),
    favorites: favorites.map(({ id }) => id),
  };
}

/**
 * Brings an account back to what it was, but for the numbers of its addresses; one that had no cart keeps an empty one.
 * @throws Refused by a call that did not answer as it must
 */
export async function restoreAccount(target: Target, credentials: Credentials, before: Account): Promise<void> {
  const { api_token: token } = await answerOf(target, 'login', { query: {}, body: credentials });
  const now = await readAccount(target, token);
  await restoreUser(target, token, before.user);
  await restoreAddresses(target, token, now.addresses, before.addresses);
  await restoreCart(target, token, now.cart, before.cart);
  const added = now.favorites.filter((id) => !before.favorites.includes(id));
  const taken = before.favorites.filter((id) => !now.favorites.includes(id));
  for (const id of [...added, ...taken])
    await answerOf(target, 'setFavorite', { query: {}, token, body: { product_id: id, status: taken.includes(id) } });
  await answerOf(target, 'logout', { token });
}

/** A phone or a country that was missing cannot be taken away again. */
async function restoreUser(target: Target, token: string, { phone, country_id, ...user }: Account['user']) {
  if (phone === null || country_id === null) return;
  const { name, lastname, email } = user;
  await answerOf(target, 'updateUserData', { query: {}, token, body: { name, lastname, email, phone, country_id } });
}

async function restoreAddresses(
  target: Target,
  token: string,
  now: Account['addresses'],
  before: Account['addresses'],
): Promise<void> {
  const stand = (list: Account['addresses'], id: number) => list.some((one) => one.id === id);
  for (const { id } of now) if (!stand(before, id)) await answerOf(target, 'removeAddress', { query: { id }, token });
  for (const { id, email: _owner, country_name: _name, ...body } of before) {
    if (stand(now, id)) await answerOf(target, 'updateAddress', { query: {}, token, body: { id, ...body } });
    else await answerOf(target, 'createAddress', { query: {}, token, body });
  }
}

async function restoreCart(target: Target, token: string, now: Account['cart'], before: Account['cart']) {
  if (now.id === null) return;
  const products = before.products.map(({ id, size_id, quantity }) => ({ id, size_id, quantity }));
  await answerOf(target, 'updateCart', { query: {}, token, body: { id: now.id, products } });
  await answerOf(target, 'setCartCurrency', { query: {}, token, body: { cart_id: now.id, currency: before.currency } });
}
