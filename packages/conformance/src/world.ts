import { type Answer, type Body, maximumAddresses } from '@obsidiana/contract';
import { type Account, readAccount } from './account.ts';
import { answerOf } from './requests.ts';
import type { Target } from './target.ts';

/** A member of the shop that is examined. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the examined shop holds, as far as requests need to name it. */
export interface World {
  readonly credentials: Credentials;
  readonly token: string;
  /** As it was before. */
  readonly account: Account;
  readonly categoryUri: string;
  readonly subcategoryUri: string;
  readonly product: Answer<'productDetail'>;
  readonly size: Answer<'productDetail'>['sizes'][number];
  readonly countryId: number;
  readonly addressId: number;
  readonly cartId: string;
}

/**
 * Learns what the shop holds: a product that can be bought, the member's token, an address and a cart. Of as many
 * addresses as a member may have, the last one makes room for another; `restoreAccount` brings it back.
 * @throws Refused by a call that did not answer as it must
 */
export async function explore(target: Target, credentials: Credentials): Promise<World> {
  const { api_token: token } = await answerOf(target, 'login', { query: {}, body: credentials });
  const account = await readAccount(target, token);
  const [category] = await answerOf(target, 'headerCategories', { query: {} });
  const [subcategory] = category?.subcategories ?? [];
  if (!category || !subcategory) throw new Error('The shop has no category with a subcategory.');
  const { product, size } = await somethingToBuy(target, subcategory.uri);
  const [country] = await answerOf(target, 'countries', { query: {} });
  if (!country) throw new Error('The shop knows no country.');
  const countryId = country.id;
  const [standing] = account.addresses;
  const last = account.addresses[maximumAddresses - 1];
  if (last) await answerOf(target, 'removeAddress', { query: { id: last.id }, token });
  const address =
    standing ?? (await answerOf(target, 'createAddress', { query: {}, token, body: exampleAddress(countryId) }));
  const cart = await answerOf(target, 'createCart', {
    query: { currency: 'mxn' },
    token,
    body: { products: [{ id: product.id, size_id: size.id, quantity: 1 }] },
  });
  if (!cart.id) throw new Error('createCart answered without an id.');
  return {
    credentials,
    token,
    account,
    categoryUri: category.uri,
    subcategoryUri: subcategory.uri,
    product,
    size,
    countryId,
    addressId: address.id,
    cartId: cart.id,
  };
}

export function exampleAddress(countryId: number): Body<'createAddress'> {
  return { country_id: countryId, line: 'Calle Uno 1', city: 'Ciudad de México', postal_code: '01000' };
}

async function somethingToBuy(target: Target, subcategoryUri: string): Promise<Pick<World, 'product' | 'size'>> {
  const { products } = await answerOf(target, 'searchProducts', {
    query: { subcategory_uri: subcategoryUri, per_page: 16 },
  });
  for (const { uri } of products) {
    const product = await answerOf(target, 'productDetail', { query: { uri } });
    const size = product.sizes.find(({ quantity }) => quantity > 0);
    if (size) return { product, size };
  }
  throw new Error(`Nothing in ${subcategoryUri} is in stock.`);
}
