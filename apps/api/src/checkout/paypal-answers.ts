import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import type { PaypalAnswer } from './paypal-client.ts';
import { PaypalUnavailable } from './paypal-client.ts';

/** What the shop reads of PayPal's answers; whatever else they carry is left alone. */

const Money = Type.Object({ currency_code: Type.String(), value: Type.String() });

const Capture = Type.Object({
  id: Type.String(),
  status: Type.String(),
  amount: Money,
  create_time: Type.String(),
});

export const Refund = Type.Object({
  id: Type.String(),
  status: Type.String(),
  amount: Money,
  custom_id: Type.Optional(Type.String()),
  create_time: Type.String(),
});
export type Refund = Static<typeof Refund>;

const Unit = Type.Object({
  amount: Money,
  custom_id: Type.Optional(Type.String()),
  payments: Type.Optional(
    Type.Object({ captures: Type.Optional(Type.Array(Capture)), refunds: Type.Optional(Type.Array(Refund)) }),
  ),
});

export const Order = Type.Object({
  id: Type.String(),
  status: Type.String(),
  create_time: Type.Optional(Type.String()),
  update_time: Type.Optional(Type.String()),
  payment_source: Type.Optional(Type.Object({ venmo: Type.Optional(Type.Unknown()) })),
  purchase_units: Type.Array(Unit, { minItems: 1 }),
});
export type Order = Static<typeof Order>;

/** Why PayPal refused, in its own words. */
export const Refused = Type.Object({
  debug_id: Type.Optional(Type.String()),
  details: Type.Array(Type.Object({ issue: Type.String(), description: Type.Optional(Type.String()) })),
});
export type Refused = Static<typeof Refused>;

export const Captured = Type.Object({
  supplementary_data: Type.Object({ related_ids: Type.Object({ order_id: Type.String() }) }),
});

export const Event = Type.Object({
  id: Type.String(),
  event_type: Type.String(),
  resource_type: Type.Optional(Type.String()),
  resource: Type.Object({
    id: Type.Optional(Type.String()),
    supplementary_data: Type.Optional(
      Type.Object({ related_ids: Type.Optional(Type.Object({ order_id: Type.Optional(Type.String()) })) }),
    ),
    links: Type.Optional(Type.Array(Type.Object({ href: Type.String(), rel: Type.String() }))),
  }),
});
export type Event = Static<typeof Event>;

/** An answer in its shape. @throws PaypalUnavailable when PayPal says something else */
export function inShape<T extends Type.TSchema>(shape: T, { status, body }: PaypalAnswer): Static<T> {
  if (Value.Check(shape, body)) return body;
  throw new PaypalUnavailable(new Error(`PayPal answered ${status} with ${JSON.stringify(body)?.slice(0, 300)}`));
}

/** Minor units of a decimal text. */
export const minorOf = (value: string): number => Math.round(Number(value) * 100);
export const decimalOf = (minor: number): string => (minor / 100).toFixed(2);
