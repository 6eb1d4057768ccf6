import Type, { type Static } from 'typebox';
import { paymentMethods, paymentPending } from '../rules.ts';
import { Gift } from './cart.ts';
import { Amount, CartId, CurrencyCode, CurrencyParameter, Id, Lang, Nullable } from './shapes.ts';

export const orderStatuses = [
  'pending_payment',
  'paid',
  'preparing',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export const OrderStatus = Type.Enum(orderStatuses);
export type OrderStatus = (typeof orderStatuses)[number];

/** A step of an order's life, and when it was taken. */
export const OrderStep = Type.Object(
  { status: OrderStatus, date: Type.String({ format: 'date-time' }) },
  { title: 'OrderStep' },
);
export type OrderStep = Static<typeof OrderStep>;

export const OrderItem = Type.Object(
  {
    name: Type.String(),
    quantity: Type.Integer(),
    size: Type.String(),
    description: Type.String(),
    uri: Type.String(),
    desktop_image: Type.String(),
    subtotal: Amount,
  },
  { title: 'OrderItem' },
);
export type OrderItem = Static<typeof OrderItem>;

export const Order = Type.Object(
  {
    id: Id,
    date: Type.String({ format: 'date-time' }),
    total: Amount,
    currency: CurrencyCode,
    detail: Type.Object({
      shipment_address: Type.String(),
      status: OrderStatus,
      history: Type.Array(OrderStep, {
        description: 'Every status so far, the first one first; the last is the one in force.',
      }),
      carrier: Nullable(Type.String({ description: 'Who brings the parcel.' })),
      waybill: Nullable(Type.String({ description: 'Tracking link.' })),
      payment_method: Nullable(Type.Enum(paymentMethods, { description: 'Null where there was nothing to pay.' })),
      discount_code: Nullable(Type.String()),
      products: Type.Integer({ description: 'Units.' }),
      shipping: Amount,
      subtotal: Amount,
      discount: Amount,
      refunded: { ...Amount, description: 'Given back so far, of the total.' },
      reward: Gift,
      crystals: Type.Integer({ description: 'Earned by this order so far.' }),
      cart_products: Type.Array(OrderItem),
    }),
  },
  { title: 'Order', description: 'A snapshot: it keeps the currency, prices and names it was paid with.' },
);
export type Order = Static<typeof Order>;

export const StripePayment = Type.Object(
  { client_secret: Type.String(), public_key: Type.String() },
  { title: 'StripePayment' },
);
export type StripePayment = Static<typeof StripePayment>;

export const Settlement = Type.Object(
  {
    status: Type.Union([
      Type.Literal('paid'),
      Type.Literal('processing'),
      Type.Literal('failed'),
      Type.Literal('refunded'),
    ]),
    message: Type.String(),
    order: Nullable(Order),
    crystals: Type.Integer({ description: 'Earned by this order.' }),
  },
  { title: 'Settlement', description: 'What became of a payment. Asking again answers the same.' },
);
export type Settlement = Static<typeof Settlement>;

const SeenTotal = Type.Optional(
  Type.Number({ description: 'The total that the shopper has seen; another one in force answers 409.' }),
);
const PaypalDetail = Type.Object(
  { issue: Type.String(), description: Type.Optional(Type.String()) },
  { additionalProperties: true },
);

export const ordersSchemas = {
  stripePayment: {
    query: Type.Object({
      cart_id: CartId,
      total: SeenTotal,
      lang: Lang,
    }),
    reply: StripePayment,
  },
  stripeIntent: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      cart_id: Type.Optional(
        Nullable(Type.String({ description: 'Accepted for older clients; the intent itself knows its cart.' })),
      ),
      payment_intent: Type.String({ pattern: '^pi_[A-Za-z0-9]+$' }),
    }),
    reply: Settlement,
  },
  paypalClientId: { reply: Type.Object({ client_id: Type.String() }, { title: 'PaypalClient' }) },
  createPaypalOrder: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      cart_id: CartId,
      total: SeenTotal,
      payment_source: Type.Optional(Type.Union([Type.Literal('paypal'), Type.Literal('venmo')])),
    }),
    reply: Type.Object({ id: Type.String() }, { title: 'PaypalOrder' }),
  },
  capturePaypalOrder: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      cart_id: Type.Optional(
        Nullable(Type.String({ description: 'Accepted for older clients; the order itself knows its cart.' })),
      ),
      order_id: Type.String({ pattern: '^[A-Z0-9]{8,36}$' }),
    }),
    reply: Type.Object(
      {
        purchase_units: Type.Optional(Type.Array(Type.Unknown())),
        details: Type.Optional(Type.Array(PaypalDetail)),
        debug_id: Type.Optional(Type.String()),
        settlement: Type.Optional(Settlement),
      },
      {
        title: 'PaypalCapture',
        description: 'The captures and what became of them, or why PayPal refused, in its own words.',
      },
    ),
  },
  manualPayment: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      cart_id: CartId,
      payment_method: Type.Union([Type.Literal('zelle'), Type.Literal('venmo')]),
      total: SeenTotal,
    }),
    reply: Type.Object(
      { message: Type.Literal(paymentPending), code: Type.Literal('payment_pending'), order_id: Id },
      { title: 'ManualPayment' },
    ),
  },
  placeFreeOrder: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({ cart_id: CartId }),
    reply: Settlement,
  },
  orders: { query: Type.Object({ lang: Lang, currency: CurrencyParameter }), reply: Type.Array(Order) },
};
