import type { Currency } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import { cartLines, carts } from '../cart/tables.ts';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { listed } from './entries.ts';
import { products, sizes, subcategories } from './tables.ts';

const newestShown = 12;
const relatedShown = 8;

interface Row {
  readonly id: number;
}

const newest = sql`${products.createdAt} desc, ${products.id} desc`;
const productId = sql.placeholder('productId');
const cartId = sql`${sql.placeholder('cartId')}::uuid`;
const memberId = sql.placeholder('memberId');

const selectNewest = statement<Row>(
  'newest_products',
  sql`select ${products.id} as id from ${products} where ${listed} order by ${newest} limit ${newestShown}`,
);

const selectRelated = statement<Row>(
  'related_products',
  sql`
  select ${products.id} as id
  from ${products}, (
    select ${products.subcategoryId} as subcategory_id, ${products.collectionId} as collection_id
    from ${products} where ${products.id} = ${productId}
  ) as shown
  where ${products.id} <> ${productId} and ${listed}
    and (${products.subcategoryId} = shown.subcategory_id or ${products.collectionId} = shown.collection_id)
  order by (${products.subcategoryId} = shown.subcategory_id)::int + coalesce((${products.collectionId} = shown.collection_id)::int, 0) desc,
    ${products.subcategoryId} = shown.subcategory_id desc, ${newest}
  limit ${relatedShown}`,
);

const inCart = sql`
  select ${sizes.productId} from ${cartLines}
  join ${carts} on ${carts.id} = ${cartLines.cartId} and ${carts.userId} = ${memberId}
  join ${sizes} on ${sizes.id} = ${cartLines.sizeId}
  where ${cartLines.cartId} = ${cartId}`;

const selectBesideCart = statement<Row>(
  'products_beside_cart',
  sql`
  select ${products.id} as id
  from ${products} join ${subcategories} on ${subcategories.id} = ${products.subcategoryId}
  where ${listed} and ${products.id} not in (${inCart})
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
