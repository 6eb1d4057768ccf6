import type { Language, Order, PaymentMethod } from '@obsidiana/contract';
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { amountOf } from '../cart/price.ts';
import type { methodNames } from '../checkout/provider.ts';
import { payments, refunds } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { giftAnswer } from '../loyalty/gift.ts';
import { crystalEntries, redemptions, rewards } from '../loyalty/tables.ts';
import { pictureUrl } from '../media/urls.ts';
import { orderLines, orderSteps, orders } from './tables.ts';

const paidBy: Record<(typeof methodNames)[number], PaymentMethod | null> = {
  stripe: 'tarjeta',
  paypal: 'paypal',
  zelle: 'zelle',
  venmo: 'venmo',
  free: null,
};

/** A member's orders, the newest first; with an id that one only. Each in the currency that it was paid in. */
export async function ordersOf(db: Queryable, userId: number, lang: Language, id?: number): Promise<Order[]> {
  const rows = await db
    .select({ ...getTableColumns(orders), provider: payments.provider })
    .from(orders)
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .where(and(eq(orders.userId, userId), id === undefined ? undefined : eq(orders.id, id)))
    .orderBy(desc(orders.id));
  if (rows.length === 0) return [];
  const ids = rows.map((order) => order.id);
  const [lines, steps, givenBack, crystals, gifts] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
    db.select().from(orderSteps).where(inArray(orderSteps.orderId, ids)).orderBy(asc(orderSteps.createdAt)),
    db
      .select({ orderId: orders.id, sum: sql<number>`sum(${refunds.amount})::integer` })
      .from(refunds)
      .innerJoin(orders, eq(orders.paymentId, refunds.paymentId))
      .where(and(inArray(orders.id, ids), eq(refunds.state, 'done')))
      .groupBy(orders.id),
    db
      .select({ orderId: crystalEntries.orderId, sum: sql<number>`sum(${crystalEntries.crystals})::integer` })
      .from(crystalEntries)
      .where(inArray(crystalEntries.orderId, ids))
      .groupBy(crystalEntries.orderId),
    db
      .select({ orderId: redemptions.orderId, gift: rewards })
      .from(redemptions)
      .innerJoin(rewards, eq(rewards.id, redemptions.rewardId))
      .where(inArray(redemptions.orderId, ids)),
  ]);
  return rows.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    return {
      id: order.id,
      date: order.createdAt.toISOString(),
      total: amountOf(order.total),
      currency: order.currency,
      detail: {
        shipment_address: order.shipmentAddress,
        status: order.status,
        history: steps
          .filter(({ orderId }) => orderId === order.id)
          .map(({ status, createdAt }) => ({ status, date: createdAt.toISOString() })),
        carrier: order.carrier,
        waybill: order.waybill,
        payment_method: order.provider && paidBy[order.provider],
        discount_code: order.discountCode,
        products: own.reduce((sum, { quantity }) => sum + quantity, 0),
        shipping: amountOf(order.shipping),
        subtotal: amountOf(order.subtotal),
        discount: amountOf(order.discount),
        refunded: amountOf(givenBack.find(({ orderId }) => orderId === order.id)?.sum ?? 0),
        reward: giftAnswer(gifts.find(({ orderId }) => orderId === order.id)?.gift ?? null, lang),
        crystals: crystals.find(({ orderId }) => orderId === order.id)?.sum ?? 0,
        cart_products: own.map((line) => ({
          name: line.name[lang],
          quantity: line.quantity,
          size: line.size,
          description: line.description[lang],
          uri: line.uri,
          desktop_image: line.picture ? pictureUrl(line.picture) : '',
          subtotal: amountOf(line.price * line.quantity),
        })),
      },
    };
  });
}
