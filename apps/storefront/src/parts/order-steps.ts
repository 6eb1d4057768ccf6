import type { Order, OrderStatus } from '@obsidiana/contract';
import type { TimelineStep } from '@obsidiana/ui';

/** The way of an order that goes well. */
const way: readonly OrderStatus[] = ['pending_payment', 'paid', 'preparing', 'shipped', 'delivered'];

export interface OrderStep {
  readonly status: OrderStatus;
  /** When it was reached, ISO 8601; null ahead. */
  readonly date: string | null;
  readonly state: TimelineStep['state'];
}

/** What an order has been through, each status once, and what is still to come unless it has ended. */
export function stepsOf({ date, detail: { status, history } }: Order): OrderStep[] {
  const reached = history.length > 0 ? history : [{ status, date }];
  const behind = reached.filter(
    (step, index) => reached.findLastIndex((other) => other.status === step.status) === index,
  );
  const now = behind.at(-1)?.status ?? status;
  const ended = now === 'cancelled' || now === 'refunded';
  const place = way.indexOf(now);
  return [
    ...behind.map((step, index) => ({
      ...step,
      state: index < behind.length - 1 ? ('done' as const) : ended ? ('ended' as const) : ('current' as const),
    })),
    ...(ended ? [] : way.slice(place + 1).map((next) => ({ status: next, date: null, state: 'ahead' as const }))),
  ];
}
