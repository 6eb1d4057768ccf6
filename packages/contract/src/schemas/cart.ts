import Type, { type Static } from 'typebox';
import { Amount, CartId, CurrencyCode, CurrencyParameter, Id, Lang, Nullable, Reply } from './shapes.ts';

/** A line as the client sends it; the same product and size stands in a list once. */
export const CartLine = Type.Object(
  { id: Id, size_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) },
  { title: 'CartLine' },
);
export type CartLine = Static<typeof CartLine>;

export const CartItem = Type.Object(
  {
    id: Id,
    size_id: Id,
    quantity: Type.Integer(),
    price: Amount,
    price_offer: Nullable(Amount),
    name: Type.String(),
    size: Type.String(),
    description: Type.String(),
    uri: Type.String(),
    desktop_image: Type.String(),
    subtotal: Amount,
    stock: Type.Integer({ description: 'Pieces that can be bought now; below the quantity, the line must be mended.' }),
  },
  { title: 'CartItem' },
);
export type CartItem = Static<typeof CartItem>;

const totals = {
  subtotal: Amount,
  discount: Amount,
  shipping: Amount,
  total: Amount,
  articles: Type.Integer({ description: 'Units, not lines.' }),
  currency: CurrencyCode,
};

export const Cart = Type.Object(
  {
    id: Nullable(CartId),
    ...totals,
    version: Type.Integer({ description: 'Grows with each change; 0 without a cart.' }),
    discount_code: Nullable(Type.String({ description: 'The code, or WELCOME for the first-order offer.' })),
    products: Type.Array(CartItem),
  },
  { title: 'Cart', description: 'Without a cart the id is null and everything else empty.' },
);
export type Cart = Static<typeof Cart>;

export const CartOrder = Type.Object(
  {
    cart_products: Type.Array(CartItem),
    ...totals,
    discount_code: Nullable(Type.String()),
    address_id: Nullable(Id),
  },
  { title: 'CartOrder' },
);
export type CartOrder = Static<typeof CartOrder>;

export const Gift = Type.Object(
  {
    has_gift: Type.Boolean(),
    gift_name: Nullable(Type.String()),
    gift_description: Nullable(Type.String()),
    gift_image: Nullable(Type.String()),
  },
  { title: 'Gift' },
);
export type Gift = Static<typeof Gift>;

export const CartSummary = Type.Object({ ...CartOrder.properties, reward: Gift }, { title: 'CartSummary' });
export type CartSummary = Static<typeof CartSummary>;

const asked = Type.Object({ lang: Lang, currency: CurrencyParameter });
const Lines = Type.Array(CartLine, { maxItems: 100 });
const orderQuery = Type.Object({ id: CartId, lang: Lang, currency: CurrencyParameter });

export const cartSchemas = {
  activeCart: { query: asked, reply: Cart },
  createCart: { query: asked, body: Type.Object({ products: Lines }), reply: Cart },
  updateCart: {
    query: asked,
    body: Type.Object({
      id: CartId,
      products: Lines,
      version: Type.Optional(
        Type.Integer({ description: 'The version that the list was made from; another one in force answers 409.' }),
      ),
    }),
    reply: Cart,
  },
  setCartCurrency: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({ cart_id: CartId, currency: CurrencyCode }),
    reply: Reply,
  },
  setCartAddress: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({ cart_id: CartId, address_id: Id }),
    reply: Reply,
  },
  myCartOrder: { query: orderQuery, reply: CartOrder },
  cartOrder: { query: orderQuery, reply: CartSummary },
  applyDiscountCode: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({ cart_id: CartId, code: Type.String({ minLength: 1, maxLength: 40 }) }),
    reply: Type.Object(
      { total: Amount, discount: Amount, errors: Type.Boolean(), message: Type.String() },
      { title: 'DiscountReply' },
    ),
  },
};
