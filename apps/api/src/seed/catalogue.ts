import { currencies } from '@obsidiana/contract';
import { demoShop, type Product } from '@obsidiana/demo';
import { indexForSearch } from '../catalog/search-index.ts';
import { categories, collections, prices, products, sizes, subcategories } from '../catalog/tables.ts';
import { sanitize } from '../content/sanitize.ts';
import type { Queryable } from '../db/database.ts';
import { keepPictures } from '../media/pictures.ts';
import { drawn, find } from './shared.ts';

const day = 86_400_000;

export async function seedCatalogue(tx: Queryable): Promise<void> {
  await seedCategories(tx);
  await seedCollections(tx);
  await seedProducts(tx);
  await indexForSearch(tx);
}

async function seedCategories(tx: Queryable): Promise<void> {
  for (const [position, { subcategories: children, ...category }] of demoShop.categories.entries()) {
    const [picture, ...childPictures] = await keepPictures(tx, [drawn(category), ...children.map(drawn)]);
    const [parent] = await tx
      .insert(categories)
      .values({ uri: category.uri, name: category.name, picture, position })
      .returning({ id: categories.id });
    if (!parent) throw new Error(`The category ${category.uri} was not written.`);
    await tx.insert(subcategories).values(
      children.map(({ uri, name }, index) => ({
        categoryId: parent.id,
        uri,
        name,
        picture: childPictures[index],
        position: index,
      })),
    );
  }
}

async function seedCollections(tx: Queryable): Promise<void> {
  await tx.insert(collections).values(demoShop.collections.map(({ uri, name }) => ({ uri, name })));
}

async function seedProducts(tx: Queryable): Promise<void> {
  const subcategoryIds = new Map((await tx.select().from(subcategories)).map(({ uri, id }) => [uri, id]));
  const collectionIds = new Map((await tx.select().from(collections)).map(({ uri, id }) => [uri, id]));
  const galleries = new Map<string, string[]>();
  const guides = new Map<string, string>();
  for (const { uri, garment, views } of demoShop.products) {
    const pictures = views.map((view) => drawn({ uri: `${uri}-${view}`, picture: { garment, view } }));
    const { silhouette } = garment;
    const guide = { name: `tallas-${silhouette}`, source: { kind: 'sizeGuide', silhouette } } as const;
    const [guideKey = '', ...gallery] = await keepPictures(tx, [guide, ...pictures]);
    galleries.set(uri, gallery);
    guides.set(uri, guideKey);
  }
  const rows = demoShop.products.map((product) => ({
    uri: product.uri,
    sku: product.sku,
    subcategoryId: find(subcategoryIds, product.subcategory),
    collectionId: find(collectionIds, product.collection),
    name: product.name,
    description: product.description,
    detail: { es: sanitize(product.detail.es), en: sanitize(product.detail.en) },
    webExclusive: product.webExclusive,
    limitedEdition: product.limitedEdition,
    findYourSize: product.findYourSize,
    defaultSize: product.defaultSize,
    gallery: find(galleries, product.uri),
    sizeGuidePicture: product.findYourSize ? find(guides, product.uri) : null,
    createdAt: new Date(Date.now() - product.createdDaysAgo * day),
  }));
  const written = await tx.insert(products).values(rows).returning({ uri: products.uri, id: products.id });
  const productIds = new Map(written.map(({ uri, id }) => [uri, id]));
  await seedSizes(tx, productIds);
}

async function seedSizes(tx: Queryable, productIds: ReadonlyMap<string, number>): Promise<void> {
  const written = await tx
    .insert(sizes)
    .values(
      demoShop.products.flatMap((product) =>
        product.sizes.map(({ letter, quantity }, position) => ({
          productId: find(productIds, product.uri),
          letter,
          sku: `${product.sku}-${letter}`,
          position,
          stock: quantity,
        })),
      ),
    )
    .returning({ sku: sizes.sku, id: sizes.id });
  const sizeIds = new Map(written.map(({ sku, id }) => [sku, id]));
  await tx.insert(prices).values(
    demoShop.products.flatMap((product) =>
      product.sizes.flatMap((size) => {
        const sizeId = find(sizeIds, `${product.sku}-${size.letter}`);
        return currencies.map((currency) => ({ sizeId, currency, ...priceOf(product, size, currency) }));
      }),
    ),
  );
}

function priceOf(product: Product, size: Product['sizes'][number], currency: (typeof currencies)[number]) {
  const offer = size.offer ?? (size.price ? undefined : product.offer);
  return { price: (size.price ?? product.price)[currency], offer: offer?.[currency] ?? null };
}
