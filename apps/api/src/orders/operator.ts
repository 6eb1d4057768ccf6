import type { Order as MemberOrder, OrderStatus } from '@obsidiana/contract';
import { and, desc, eq } from 'drizzle-orm';
import { amountOf } from '../cart/price.ts';
import { payments, refunds } from '../checkout/tables.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../identity/tables.ts';
import { ordersOf } from './list.ts';
import { OrderProblem } from './status.ts';
import { orders } from './tables.ts';

/** An order as it stands in the operator's list. Amounts are decimal. */
export interface OrderRow {
  readonly id: number;
  readonly date: string;
  readonly status: OrderStatus;
  readonly total: number;
  readonly currency: 'MXN' | 'USD';
  readonly member: string;
}

/** Everything that the operator sees of one order. */
export interface OrderSheet extends MemberOrder {
  readonly member: { readonly email: string; readonly name: string; readonly phone: string };
  readonly payment: { readonly provider: string; readonly reference: string; readonly state: string } | null;
  readonly refunds: readonly { readonly amount: number; readonly state: string; readonly origin: string }[];
}

/** The newest orders, of one status or one member when that is asked. */
export async function listOrders(
  db: Queryable,
  { status, email, limit }: { readonly status?: OrderStatus; readonly email?: string; readonly limit: number },
): Promise<OrderRow[]> {
  const rows = await db
    .select({ order: orders, member: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        status === undefined ? undefined : eq(orders.status, status),
        email === undefined ? undefined : eq(users.email, email.toLowerCase()),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.map(({ order: { id, createdAt, status, total, currency }, member }) => ({
    ...{ id, date: createdAt.toISOString(), status, total: amountOf(total), currency, member },
  }));
}

/** @throws OrderProblem when there is no order of that number */
export async function orderSheet(db: Queryable, id: number): Promise<OrderSheet> {
  const [row] = await db
    .select({ member: users, payment: payments })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .where(eq(orders.id, id));
  const [order] = row ? await ordersOf(db, row.member.id, 'es', id) : [];
  if (!row || !order) throw new OrderProblem(`There is no order ${id}.`);
  const { member, payment } = row;
  const given = payment ? await db.select().from(refunds).where(eq(refunds.paymentId, payment.id)) : [];
  return {
    ...order,
    member: { email: member.email, name: `${member.name} ${member.lastname}`.trim(), phone: member.phone ?? '' },
    payment: payment && { provider: payment.provider, reference: payment.providerRef, state: payment.state },
    refunds: given.map(({ amount, state, origin }) => ({ amount: amountOf(amount), state, origin })),
  };
}
