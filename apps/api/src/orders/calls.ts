import type { Context } from '../context.ts';
import type { Handlers } from '../http/calls.ts';
import { ordersOf } from './list.ts';

export function ordersCalls({ db }: Context): Handlers {
  return {
    orders: ({ member, lang }) => ordersOf(db, member.id, lang),
  };
}
