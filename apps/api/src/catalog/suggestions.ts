import type { Currency } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import { cartLines, carts } from '../cart/tables.ts';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newest } from './sources.ts';
import { listings, products, sizes, subcategories } from './tables.ts';

const newestShown = 12;
const relatedShown = 8;

interface Row {
  readonly id: number;
}

const ofCurrency = sql`${listings.currency} = ${sql.placeholder('currency')}`;
const productId = sql.placeholder('productId');
const cartId = sql`${sql.placeholder('cartId')}::uuid`;
const memberId = sql.placeholder('memberId');

const selectNewest = statement<Row>(
  'newest_products',
  sql`select ${listings.productId} as id from ${listings} where ${ofCurrency} order by ${newest} limit ${newestShown}`,
);

/** Each part stops at as many as are shown, and is only read when those before it had too few. */
const selectRelated = statement<Row>(
  'related_products',
  sql`
  with shown as materialized (
    select ${products.subcategoryId} as subcategory_id, ${products.collectionId} as collection_id
    from ${products} where ${products.id} = ${productId}
  )
  ${relatedBy(sql`${listings.subcategoryId} = ${of('subcategory_id')} and ${listings.collectionId} = ${of('collection_id')}`)}
  union all
  ${relatedBy(sql`${listings.subcategoryId} = ${of('subcategory_id')} and ${listings.collectionId} is distinct from ${of('collection_id')}`)}
  union all
  ${relatedBy(sql`${listings.collectionId} = ${of('collection_id')} and ${listings.subcategoryId} <> ${of('subcategory_id')}`)}
  limit ${relatedShown}`,
);

function of(column: 'subcategory_id' | 'collection_id'): SQL {
  return sql`(select ${sql.raw(column)} from shown)`;
}

function relatedBy(condition: SQL): SQL {
  return sql`(
    select ${listings.productId} as id from ${listings}
    where ${ofCurrency} and ${condition} and ${listings.productId} <> ${productId}
    order by ${newest} limit ${relatedShown})`;
}

const inCart = sql`
  select ${sizes.productId} from ${cartLines}
  join ${carts} on ${carts.id} = ${cartLines.cartId} and ${carts.userId} = ${memberId}
  join ${sizes} on ${sizes.id} = ${cartLines.sizeId}
  where ${cartLines.cartId} = ${cartId}`;

const selectBesideCart = statement<Row>(
  'products_beside_cart',
  sql`
  select ${listings.productId} as id
  from ${listings} join ${subcategories} on ${subcategories.id} = ${listings.subcategoryId}
  where ${ofCurrency} and ${listings.productId} not in (${inCart})
    and ${subcategories.categoryId} in (${categoriesOf(inCart)})
  order by ${newest}
  limit ${newestShown}`,
);

function categoriesOf(productIds: SQL): SQL {
  return sql`
    select of_cart.category_id from ${products} as in_cart join ${subcategories} as of_cart on of_cart.id = in_cart.subcategory_id
    where in_cart.id in (${productIds})`;
}

/** The newest products. */
export async function newestIds(db: Database, currency: Currency): Promise<number[]> {
  return (await selectNewest(db, { currency })).map(({ id }) => id);
}

/** Products of the same subcategory or collection, those that share both first. */
export async function relatedIds(db: Database, productId: number, currency: Currency): Promise<number[]> {
  return (await selectRelated(db, { productId, currency })).map(({ id }) => id);
}

/** What goes well with a member's cart: its categories, without what is in it. Without a cart, or with nothing beside it, the newest. */
export async function besideCartIds(
  db: Database,
  cart: { readonly cartId: string; readonly memberId: number } | null,
  currency: Currency,
): Promise<number[]> {
  const beside = cart ? await selectBesideCart(db, { ...cart, currency }) : [];
  return beside.length > 0 ? beside.map(({ id }) => id) : newestIds(db, currency);
}
