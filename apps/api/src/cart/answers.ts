import type { Cart, CartItem, CartOrder, Currency, Language } from '@obsidiana/contract';
import { pictureUrl } from '../media/urls.ts';
import type { PricedCart } from './cart.ts';
import type { Line } from './lines.ts';
import { amountOf } from './price.ts';

export function cartAnswer({ cart, lines, totals }: PricedCart, lang: Language): Cart {
  return {
    id: cart.id,
    ...sums({ cart, lines, totals }),
    version: cart.version,
    products: lines.map((line) => item(line, lang)),
  };
}

export function emptyCartAnswer(currency: Currency): Cart {
  const nothing = { subtotal: 0, discount: 0, shipping: 0, total: 0, articles: 0, version: 0 };
  return { id: null, ...nothing, currency, discount_code: null, products: [] };
}

export function cartOrderAnswer(priced: PricedCart, lang: Language): CartOrder {
  return {
    cart_products: priced.lines.map((line) => item(line, lang)),
    ...sums(priced),
    address_id: priced.cart.addressId,
  };
}

function sums({ cart, totals }: PricedCart) {
  return {
    subtotal: amountOf(totals.subtotal),
    discount: amountOf(totals.discount),
    shipping: amountOf(totals.shipping),
    total: amountOf(totals.total),
    articles: totals.articles,
    currency: cart.currency,
    discount_code: totals.offer?.code ?? null,
  };
}

function item(line: Line, lang: Language): CartItem {
  return {
    id: line.productId,
    size_id: line.sizeId,
    quantity: line.quantity,
    price: amountOf(line.listPrice ?? 0),
    price_offer: line.offerPrice === null ? null : amountOf(line.offerPrice),
    name: line.name[lang],
    size: line.size,
    description: line.description[lang],
    uri: line.uri,
    desktop_image: line.picture ? pictureUrl(line.picture) : '',
    subtotal: amountOf(line.price * line.quantity),
    stock: line.available,
  };
}
