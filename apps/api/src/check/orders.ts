import { sql } from 'drizzle-orm';
import { nextStatuses } from '../orders/status.ts';
import type { Check } from './check.ts';

/** Each order against its lines, its payment, its cart and the statuses that it went through. */
export const checkOrders: Check = async ({ db }) => {
  const { rows } = await db.execute<OrderRow>(sql`
    select orders.id, orders.status, orders.subtotal, orders.paid_at is not null as "wasPaid",
      payments.state as "paymentState", carts.closed_at is not null as "cartClosed",
      coalesce((select sum(quantity * price) from order_lines where order_id = orders.id), 0)::integer as goods,
      (select array_agg(status order by created_at, status = orders.status) from order_steps
        where order_id = orders.id) as steps,
      (select count(*) from reservations where cart_id = orders.cart_id)::integer as promised
    from orders left join payments on payments.id = orders.payment_id join carts on carts.id = orders.cart_id
    order by orders.id`);
  return { examined: rows.length, problems: rows.flatMap(problemsOf) };
};

interface OrderRow {
  readonly [column: string]: unknown;
  readonly id: number;
  readonly status: keyof typeof nextStatuses;
  readonly subtotal: number;
  readonly goods: number;
  readonly wasPaid: boolean;
  readonly paymentState: string | null;
  readonly cartClosed: boolean;
  readonly steps: (keyof typeof nextStatuses)[] | null;
  readonly promised: number;
}

const statesOf = { pending_payment: 'pending', cancelled: 'cancelled' } as Readonly<Record<string, string>>;

function problemsOf(order: OrderRow): string[] {
  const { status, steps, paymentState } = order;
  const expected = statesOf[status] ?? 'paid';
  const problems = [
    [order.goods !== order.subtotal, `its lines are ${order.goods}, its subtotal ${order.subtotal}`],
    [paymentState !== expected, `it is ${status}, and its payment is ${paymentState ?? 'missing'}`],
    [order.wasPaid !== (expected === 'paid'), `it is ${status}, and was ${order.wasPaid ? '' : 'not '}paid`],
    [!order.cartClosed, 'its cart is still open'],
    [order.promised > 0, 'pieces are still promised to its cart'],
    [steps?.at(-1) !== status, `it is ${status}, and its history ends with ${steps?.at(-1) ?? 'nothing'}`],
    [!isPath(steps ?? []), `its history is impossible: ${steps?.join(', ')}`],
  ] as const;
  return problems.flatMap(([wrong, text]) => (wrong ? [`order ${order.id}: ${text}`] : []));
}

const isPath = (steps: readonly (keyof typeof nextStatuses)[]): boolean =>
  steps.every((step, index) => {
    const before = steps[index - 1];
    return before === undefined ? step === 'paid' || step === 'pending_payment' : nextStatuses[before].includes(step);
  });
