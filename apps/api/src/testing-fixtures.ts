import { addresses } from './account/tables.ts';
import { categories, prices, products, sizes, subcategories } from './catalog/tables.ts';
import { countries } from './content/tables.ts';
import type { Database } from './db/database.ts';
import { openSession } from './identity/sessions.ts';
import { users } from './identity/tables.ts';
import { crystalEntries } from './loyalty/tables.ts';
import type { Received, TestShop } from './testing.ts';

/** Small things that tests put into an empty shop. Amounts in minor units. */

let made = 0;

export async function addMexico(db: Database): Promise<void> {
  await db
    .insert(countries)
    .values({ id: 142, iso2: 'MX', name: { es: 'México', en: 'Mexico' }, phoneCode: '52' })
    .onConflictDoNothing();
}

export interface TestPiece {
  /** Of the product. */
  readonly id: number;
  readonly size_id: number;
}

/** A product of one size; a price of null is not sold in that currency. */
export async function addPiece(
  db: Database,
  piece: { stock?: number; mxn?: number | null; usd?: number | null; offer?: number; name?: string } = {},
): Promise<TestPiece> {
  const { stock = 5, mxn = 129_900, usd = 7_900, offer, name = `Pieza ${made}` } = piece;
  const uri = `pieza-${++made}`;
  await db
    .insert(categories)
    .values({ uri: 'ropa', name: { es: 'Ropa', en: 'Clothes' } })
    .onConflictDoNothing();
  const [category] = await db.select().from(categories);
  const [subcategory] = await db
    .insert(subcategories)
    .values({ uri: `sub-${uri}`, name: { es: 'Kimonos', en: 'Kimonos' }, categoryId: need(category).id })
    .returning();
  const [product] = await db
    .insert(products)
    .values({
      uri,
      sku: uri,
      subcategoryId: need(subcategory).id,
      name: { es: name, en: `${name} (en)` },
      description: { es: 'Seda', en: 'Silk' },
      detail: { es: '', en: '' },
      gallery: [`${uri}-1`],
    })
    .returning();
  const [size] = await db
    .insert(sizes)
    .values({ productId: need(product).id, letter: 'M', stock })
    .returning();
  const sizeId = need(size).id;
  if (mxn !== null) await db.insert(prices).values({ sizeId, currency: 'MXN', price: mxn, offer: offer ?? null });
  if (usd !== null) await db.insert(prices).values({ sizeId, currency: 'USD', price: usd });
  return { id: need(product).id, size_id: sizeId };
}

export interface TestMember {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly addressId: number;
}

/** A signed-in member with an address. */
export async function addMember(
  db: Database,
  { dateBirth = '1990-05-05', crystals = 0 }: { dateBirth?: string | null; crystals?: number } = {},
): Promise<TestMember> {
  await addMexico(db);
  const email = `socia${++made}@correo.example`;
  const [user] = await db
    .insert(users)
    .values({ email, name: 'Ana', lastname: 'Cruz', dateBirth, countryId: 142, phone: '5512345678' })
    .returning();
  const { id } = need(user);
  const [address] = await db
    .insert(addresses)
    .values({ userId: id, countryId: 142, line: 'Calle Uno 1', city: 'Ciudad de México', postalCode: '01000' })
    .returning();
  if (crystals > 0) await db.insert(crystalEntries).values({ userId: id, kind: 'opening', crystals });
  return { id, email, token: await openSession(db, id), addressId: need(address).id };
}

export interface TestCheckout {
  readonly cartId: string;
  readonly intentId: string;
}

/** A cart with one piece and an address, whose card payment has been started. */
export async function startCheckout(
  { call }: TestShop,
  { token, addressId }: TestMember,
  piece: TestPiece,
  quantity = 1,
): Promise<TestCheckout> {
  const made = await call('createCart', { token, body: { products: [{ ...piece, quantity }] } });
  const cartId = need(made.body.id);
  await call('setCartAddress', { token, body: { cart_id: cartId, address_id: addressId } });
  return { cartId, intentId: intentOf(await call('stripePayment', { token, query: { cart_id: cartId } })) };
}

/** The intent that a client secret belongs to. */
export const intentOf = ({ body }: Received<'stripePayment'>): string => need(body.client_secret.split('_secret_')[0]);

export function need<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('A fixture is missing.');
  return value;
}
