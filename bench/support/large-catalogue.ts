import { indexForSearch } from '../../apps/api/src/catalog/search-index.ts';
import { slug } from '../../apps/api/src/catalog/slug.ts';
import { collections, prices, products, sizes, subcategories } from '../../apps/api/src/catalog/tables.ts';
import type { Database } from '../../apps/api/src/db/database.ts';

const atOnce = 1_000;
const vocabulary = 4_000;
const letters = ['XCH', 'CH', 'M', 'G', 'XG'];

/**
 * Adds products to a seeded shop until there are as many as wanted, the same ones in every run: spread over its
 * subcategories and collections, named after a kind of garment and two words out of four thousand, in five sizes, a
 * tenth on offer, a seventh of the sizes sold out.
 */
export async function fillCatalogue(db: Database, wanted: number): Promise<void> {
  const there = await db.$count(products);
  const random = randomFrom(there);
  const words = Array.from({ length: vocabulary }, madeUpWord(randomFrom(1)));
  const shelves = await db.select({ id: subcategories.id, name: subcategories.name }).from(subcategories);
  const collectionIds = (await db.select({ id: collections.id }).from(collections)).map(({ id }) => id);
  const models = await db.select().from(products).limit(150);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('There is nothing to pick from: the shop must be seeded first.');
    return item;
  };

  for (let first = there; first < wanted; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, wanted - first) }, (_, index) => {
      const number = first + index;
      const [model, one, other] = [pick(models), pick(words), pick(words)];
      const kind = model.name.es.split(' ')[0] ?? '';
      const kindEn = model.name.en.split(' ').at(-1) ?? '';
      return {
        uri: slug(`${kind} ${one} ${other} ${number}`),
        sku: `GEN-${String(number).padStart(6, '0')}`,
        subcategoryId: random() < 0.8 ? model.subcategoryId : pick(shelves).id,
        collectionId: pick(collectionIds),
        name: { es: `${kind} ${one} ${other}`, en: `${one} ${other} ${kindEn}` },
        description: model.description,
        detail: model.detail,
        gallery: model.gallery,
        createdAt: new Date(Date.UTC(2026, 0, 1) - number * 600_000),
      };
    });
    await db.transaction(async (tx) => {
      const made = await tx.insert(products).values(rows).returning({ id: products.id, sku: products.sku });
      const stock = made.flatMap(({ id, sku }) =>
        letters.map((letter, position) => ({
          ...{ productId: id, letter, sku: `${sku}-${letter}`, position },
          stock: random() < 1 / 7 ? 0 : 1 + Math.floor(random() * 20),
        })),
      );
      const sized = await tx.insert(sizes).values(stock).returning({ id: sizes.id, productId: sizes.productId });
      const priced = new Map(
        made.map(({ id }) => [id, { peso: 300 + Math.floor(random() * 30) * 50, offer: random() < 0.1 }]),
      );
      const amounts = sized.flatMap(({ id, productId }) => {
        const { peso, offer } = priced.get(productId) ?? { peso: 100, offer: false };
        return [
          { sizeId: id, currency: 'MXN' as const, price: peso * 100, offer: offer ? peso * 80 : null },
          { sizeId: id, currency: 'USD' as const, price: peso * 6, offer: null },
        ];
      });
      await tx.insert(prices).values(amounts);
      await indexForSearch(
        tx,
        made.map(({ id }) => id),
      );
    });
  }
  await db.$client.query('vacuum analyze');
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function madeUpWord(random: () => number): () => string {
  const part = (list: string) => list.split(' ')[Math.floor(random() * list.split(' ').length)] ?? '';
  return () => {
    const syllables = 2 + Math.floor(random() * 2);
    return Array.from(
      { length: syllables },
      () => part('b c ch d f g j l ll m n p qu r s t v z') + part('a e i o u an en ar or al'),
    ).join('');
  };
}
