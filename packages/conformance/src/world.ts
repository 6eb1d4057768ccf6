import { type Answer, type Body, type CallName, calls, type Params, type Query } from '@obsidiana/contract';
import type { Sent, Target } from './target.ts';

/** A member of the shop that is examined. What the examination does to the account is not undone. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the examined shop holds, as far as requests need to name it. */
export interface World {
  readonly credentials: Credentials;
  readonly token: string;
  readonly categoryUri: string;
  readonly subcategoryUri: string;
  readonly product: Answer<'productDetail'>;
  readonly size: Answer<'productDetail'>['sizes'][number];
  readonly countryId: number;
  readonly addressId: number;
  readonly cartId: string;
}

export interface Parts<N extends CallName> {
  readonly query?: Query<N>;
  readonly params?: Params<N>;
  readonly body?: Body<N>;
  readonly token?: string;
}

/**
 * Learns what the shop holds: a product that can be bought, the member's token, an address and a cart.
 * @throws an Error that names the call which did not answer as it must
 */
export async function explore(target: Target, credentials: Credentials): Promise<World> {
  const { api_token: token } = await answerOf(target, 'login', { query: {}, body: credentials });
  const [category] = await answerOf(target, 'headerCategories', { query: {} });
  const [subcategory] = category?.subcategories ?? [];
  if (!category || !subcategory) throw new Error('The shop has no category with a subcategory.');
  const { product, size } = await somethingToBuy(target, subcategory.uri);
  const [country] = await answerOf(target, 'countries', { query: {} });
  if (!country) throw new Error('The shop knows no country.');
  const countryId = country.id;
  const [standing] = await answerOf(target, 'addresses', { query: {}, token });
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

/** The 200 answer to a call. @throws when it was refused */
export async function answerOf<N extends CallName>(target: Target, name: N, parts: Parts<N>): Promise<Answer<N>> {
  const { status, text } = await target.send(requestOf(name, parts));
  if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
  return JSON.parse(text);
}

/** A call of the contract as a request. */
export function requestOf<N extends CallName>(name: N, { query, params, body, token }: Parts<N>): Sent {
  const { method, path } = calls[name];
  return {
    method,
    path: `${withParams(path, params ?? {})}${queryText(query ?? {})}`,
    token: token ?? null,
    body: body === undefined ? null : JSON.stringify(body),
  };
}

export function withParams(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/[:{](\w+)\}?/g, (_whole, key: string) => encoded(values.get(key)));
}

export function queryText(query: object): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encoded(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A lone surrogate has no encoding in an address; the character for what is unreadable stands in. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed());
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
