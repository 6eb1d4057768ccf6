import Type, { type Static } from 'typebox';
import { feedPage, productsPerPage, sortOrders } from '../rules.ts';
import { Amount, Blur, CurrencyParameter, Email, Id, Lang, Nullable, Reply, Uri } from './shapes.ts';

const common = {
  id: Id,
  uri: Uri,
  name: Type.String(),
  category: Type.String(),
  category_uri: Uri,
  subcategory: Type.String(),
  subcategory_uri: Uri,
  description: Type.String(),
  price: Amount,
  price_range: Nullable(Type.String({ description: '"min - max", only when the sizes differ.' })),
  price_offer: Nullable(Amount),
  offer_price_range: Nullable(Type.String({ description: '"min - max", only when the sizes differ.' })),
  desktop_image: Type.String(),
  movile_image: Type.String(),
  blur: Blur,
  favorite: Type.Boolean(),
  available: Type.Boolean({ description: 'False when every size has quantity 0.' }),
};

export const ProductEntry = Type.Object(common, { title: 'ProductEntry' });
export type ProductEntry = Static<typeof ProductEntry>;

export const ProductSize = Type.Object(
  { id: Id, letter: Type.String(), quantity: Type.Integer(), price: Nullable(Amount), price_offer: Nullable(Amount) },
  { title: 'ProductSize', description: 'A price of null means the price of the product.' },
);
export type ProductSize = Static<typeof ProductSize>;

export const Product = Type.Object(
  {
    ...common,
    detail: Type.String({ description: 'Sanitised HTML.' }),
    sku: Type.String(),
    collection: Nullable(Type.String()),
    collection_id: Nullable(Id),
    talla: Nullable(Type.String({ description: 'The letter that the size carousel begins at.' })),
    sizes: Type.Array(ProductSize),
    gallery: Type.Array(Type.Object({ thumb: Type.String(), image: Type.String(), blur: Blur })),
    web_exclusive: Type.Boolean(),
    limited_edition: Type.Boolean(),
    find_your_size: Type.Boolean(),
    collection_img_table: Nullable(Type.String({ description: 'Picture of the size guide.' })),
    related: Type.Array(ProductEntry),
  },
  { title: 'Product' },
);
export type Product = Static<typeof Product>;

export const FeedProduct = Type.Object(
  {
    uri: Uri,
    sku: Type.String(),
    name: Type.String(),
    description: Type.String(),
    category: Type.String(),
    subcategory: Type.String(),
    images: Type.Array(Type.String(), { description: 'The first one stands for the product.' }),
    sizes: Type.Array(
      Type.Object({
        sku: Type.String(),
        letter: Type.String(),
        quantity: Type.Integer(),
        price: Amount,
        price_offer: Nullable(Amount),
      }),
    ),
  },
  { title: 'FeedProduct', description: 'A product as other places list it: with every size and what it costs.' },
);
export type FeedProduct = Static<typeof FeedProduct>;

export const HeaderCategory = Type.Object(
  {
    id: Id,
    name: Type.String(),
    uri: Uri,
    subcategories: Type.Array(Type.Object({ id: Id, name: Type.String(), uri: Uri })),
  },
  { title: 'HeaderCategory' },
);
export type HeaderCategory = Static<typeof HeaderCategory>;

export const HomeCategory = Type.Object(
  { id: Id, name: Type.String(), uri: Uri, desktop_image: Type.String(), blur: Blur },
  { title: 'HomeCategory' },
);
export type HomeCategory = Static<typeof HomeCategory>;

export const Category = Type.Object(
  { name: Type.String(), uri: Uri, subcategories: Type.Array(HomeCategory) },
  { title: 'Category' },
);
export type Category = Static<typeof Category>;

export const ProductFacets = Type.Object(
  {
    sizes: Type.Array(Type.Object({ letter: Type.String(), count: Type.Integer() }), {
      description: 'Sizes in stock, small to large.',
    }),
    collections: Type.Array(Type.Object({ id: Id, name: Type.String(), count: Type.Integer() })),
    price: Nullable(Type.Object({ min: Amount, max: Amount }), 'What the cheapest and the dearest product cost now.'),
    on_offer: Type.Integer(),
    available: Type.Integer(),
  },
  {
    title: 'ProductFacets',
    description: 'How many products each choice would leave, beside the choices that were made in the other facets.',
  },
);
export type ProductFacets = Static<typeof ProductFacets>;

export const Suggestions = Type.Object(
  {
    products: Type.Array(
      Type.Object({
        id: Id,
        uri: Uri,
        name: Type.String(),
        subcategory: Type.String(),
        price: Amount,
        price_offer: Nullable(Amount),
        image: Type.String(),
      }),
    ),
    categories: Type.Array(
      Type.Object({
        name: Type.String(),
        category: Type.String(),
        category_uri: Uri,
        subcategory_uri: Nullable(Uri, 'Null for a category as a whole.'),
      }),
    ),
  },
  { title: 'Suggestions' },
);
export type Suggestions = Static<typeof Suggestions>;

/** Above what anything costs, and within the whole numbers that amounts are compared as. */
const AskedAmount = Type.Number({ minimum: 0, maximum: 20_000_000 });
const Letter = Type.String({ minLength: 1, maxLength: 80 });

/** What narrows and orders a list beside the search or the subcategory. */
const listChoice = {
  collection_id: Type.Optional(Id),
  size: Type.Optional(
    Type.Union([Type.Array(Letter, { maxItems: 30 }), Letter], {
      description: 'In stock in one of these sizes; may be repeated.',
    }),
  ),
  price_min: Type.Optional(AskedAmount),
  price_max: Type.Optional(AskedAmount),
  on_offer: Type.Optional(Type.Boolean({ description: 'Only products that cost less than they did.' })),
  available: Type.Optional(Type.Boolean({ description: 'Only products with a size in stock.' })),
  sort: Type.Optional(
    Type.Enum([...sortOrders], {
      description: 'Without it, the best match first in a search and the newest first in a subcategory.',
    }),
  ),
};

const localised = { lang: Lang, currency: CurrencyParameter };
const ProductList = Type.Array(ProductEntry);

export const catalogSchemas = {
  headerCategories: { query: Type.Object({ lang: Lang }), reply: Type.Array(HeaderCategory) },
  homeCategories: { query: Type.Object({ lang: Lang }), reply: Type.Array(HomeCategory) },
  categoryDetail: { query: Type.Object({ uri: Uri, ...localised }), reply: Category },
  searchProducts: {
    query: Type.Object({
      search: Type.Optional(Type.String({ description: 'Only its first 100 characters are read.' })),
      subcategory_uri: Type.Optional(Uri),
      ...listChoice,
      page: Type.Optional(
        Type.String({ description: 'From 1; what is not a page of the list is brought to the nearest one.' }),
      ),
      per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 48, default: productsPerPage })),
      facets: Type.Optional(Type.Boolean({ description: 'Whether the answer counts the choices too.' })),
      ...localised,
    }),
    reply: Type.Object(
      {
        products: ProductList,
        pages: Type.Integer(),
        page: Type.Integer(),
        total: Type.Integer(),
        facets: Type.Optional(ProductFacets),
      },
      { title: 'ProductSearchResult' },
    ),
  },
  feed: {
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
      per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: feedPage, default: feedPage })),
      ...localised,
    }),
    reply: Type.Object(
      { products: Type.Array(FeedProduct), page: Type.Integer(), pages: Type.Integer(), total: Type.Integer() },
      { title: 'ProductFeed', description: 'All products in the order they came to the shop, page by page.' },
    ),
  },
  suggestions: {
    query: Type.Object({
      search: Type.String({ description: 'What has been typed so far; from two letters on there may be something.' }),
      ...localised,
    }),
    reply: Suggestions,
  },
  homeProducts: { query: Type.Object(localised), reply: ProductList },
  otherProducts: { query: Type.Object({ cart_id: Type.Optional(Type.String()), ...localised }), reply: ProductList },
  productDetail: { query: Type.Object({ uri: Uri, ...localised }), reply: Product },
  wishlist: { query: Type.Object(localised), reply: ProductList },
  setFavorite: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({ product_id: Id, status: Type.Boolean() }),
    reply: Reply,
  },
  createStockAlert: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({ email: Email, product_id: Id, size_id: Type.Optional(Id) }),
    reply: Reply,
  },
};
