import type { Order, OrderStatus } from '@obsidiana/contract';
import { describe, expect, test } from 'vitest';
import { stepsOf } from './order-steps.ts';

const none = { has_gift: false, gift_name: null, gift_description: null, gift_image: null };

/** An order that took these steps, one a day. */
function orderThrough(...statuses: OrderStatus[]): Order {
  const history = statuses.map((status, day) => ({ status, date: `2026-11-0${day + 1}T12:00:00.000Z` }));
  return {
    id: 1,
    date: '2026-11-01T12:00:00.000Z',
    total: 839,
    currency: 'MXN',
    detail: {
      shipment_address: '',
      status: statuses.at(-1) ?? 'paid',
      history,
      carrier: null,
      waybill: null,
      payment_method: 'tarjeta',
      discount_code: null,
      products: 1,
      shipping: 149,
      subtotal: 690,
      discount: 0,
      refunded: 0,
      reward: none,
      crystals: 6,
      cart_products: [],
    },
  };
}

const shown = (order: Order) => stepsOf(order).map(({ status, state }) => `${status} ${state}`);

describe('the way of an order @ORD-1', () => {
  test('what is behind keeps its date, the rest is still to come', () => {
    const order = orderThrough('paid', 'preparing');
    expect(shown(order)).toEqual(['paid done', 'preparing current', 'shipped ahead', 'delivered ahead']);
    expect(stepsOf(order).map(({ date }) => date?.slice(0, 10))).toEqual([
      '2026-11-01',
      '2026-11-02',
      undefined,
      undefined,
    ]);
  });

  test('a payment that is awaited is a step of its own', () => {
    expect(shown(orderThrough('pending_payment'))[1]).toBe('paid ahead');
    expect(shown(orderThrough('pending_payment', 'cancelled'))).toEqual(['pending_payment done', 'cancelled ended']);
  });

  test('a step that was left out is not made up, and nothing follows a delivery or a refund', () => {
    expect(shown(orderThrough('paid', 'shipped', 'delivered'))).toEqual([
      'paid done',
      'shipped done',
      'delivered current',
    ]);
    expect(shown(orderThrough('paid', 'refunded'))).toEqual(['paid done', 'refunded ended']);
  });

  test('an order without a history stands where it is', () => {
    const order = orderThrough('shipped');
    expect(shown({ ...order, detail: { ...order.detail, history: [] } })).toEqual([
      'shipped current',
      'delivered ahead',
    ]);
  });
});
