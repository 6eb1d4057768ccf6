import { eq } from 'drizzle-orm';
import { addressOf } from '../account/addresses.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../http/calls.ts';
import { say } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { giftAnswer, nextGift } from '../loyalty/gift.ts';
import { cartAnswer, cartOrderAnswer, emptyCartAnswer } from './answers.ts';
import { activeCartOf, changeCart, openCartOf, priced } from './cart.ts';
import { addToCart, replaceLines } from './change-lines.ts';
import { codeRefusal } from './discounts.ts';
import { amountOf } from './price.ts';
import { discountCodes } from './tables.ts';

/** Amounts are in the cart's own currency, which is the one that will be charged. */
export function cartCalls(context: Context): Handlers {
  const { db } = context;
  return {
    activeCart: async ({ member, currency, lang }) => {
      const cart = await activeCartOf(db, member.id);
      return cart ? cartAnswer(await priced(db, cart), lang) : emptyCartAnswer(currency);
    },

    createCart: async ({ member, body, currency, lang }) => {
      const cart = await addToCart(db, member.id, body.products, currency, lang);
      return cartAnswer(await priced(db, cart), lang);
    },

    updateCart: async ({ member, body, lang }) => {
      const cart = await replaceLines(db, member.id, body, lang);
      return cartAnswer(await priced(db, cart), lang);
    },

    setCartCurrency: async ({ member, body, lang }) => {
      await changeCart(db, member.id, body.cart_id, { currency: body.currency });
      return { message: say('done', lang) };
    },

    setCartAddress: async ({ member, body, lang }) => {
      await addressOf(db, member.id, body.address_id, lang);
      await changeCart(db, member.id, body.cart_id, { addressId: body.address_id });
      return { message: say('done', lang) };
    },

    myCartOrder: async ({ member, query, lang }) =>
      cartOrderAnswer(await priced(db, await openCartOf(db, member.id, query.id)), lang),

    cartOrder: async ({ member, query, lang }) => {
      const cart = await openCartOf(db, member.id, query.id);
      const [order, gift] = await Promise.all([priced(db, cart), nextGift(db, member.id)]);
      return { ...cartOrderAnswer(order, lang), reward: giftAnswer(gift, lang) };
    },

    applyDiscountCode: async ({ member, body, lang }) => {
      await context.limits.count('discount_code_per_member', member.id);
      const before = await priced(db, await openCartOf(db, member.id, body.cart_id));
      if (before.lines.length === 0) throw new Refusal(400, 'cart_empty');
      const typed = body.code.trim().toUpperCase();
      const [code] = await db.select().from(discountCodes).where(eq(discountCodes.code, typed));
      if (!code) {
        const { total, discount } = before.totals;
        return {
          total: amountOf(total),
          discount: amountOf(discount),
          errors: true,
          message: say('code_unknown', lang),
        };
      }
      const refusal = await codeRefusal(db, code, before.cart, before.totals.subtotal);
      if (refusal) throw refusal;
      const cart = await changeCart(db, member.id, body.cart_id, { discountCodeId: code.id });
      const { total, discount, offer } = (await priced(db, cart)).totals;
      const message = say(offer?.codeId === code.id ? 'code_added' : 'code_welcome_better', lang);
      return { total: amountOf(total), discount: amountOf(discount), errors: false, message };
    },
  };
}
