/** What PayPal's API says and takes, as far as this room knows it. */

export interface Money {
  readonly currency_code: string;
  /** Decimal: `1299.50`. */
  readonly value: string;
}

export const breakdownParts = [
  'item_total',
  'shipping',
  'handling',
  'tax_total',
  'insurance',
  'shipping_discount',
  'discount',
] as const;
export type Breakdown = Partial<Record<(typeof breakdownParts)[number], Money>>;
export type Amount = Money & { readonly breakdown?: Breakdown };

export interface Item {
  readonly name: string;
  /** A whole number, as text. */
  readonly quantity: string;
  readonly unit_amount: Money;
  readonly description?: string;
  readonly sku?: string;
}

export interface Shipping {
  readonly name?: { readonly full_name: string };
  readonly address?: Readonly<Record<string, string>>;
}

export interface UnitRequest {
  readonly reference_id?: string;
  readonly custom_id?: string;
  readonly invoice_id?: string;
  readonly description?: string;
  readonly amount: Amount;
  readonly items?: readonly Item[];
  readonly shipping?: Shipping;
}

export interface ExperienceContext {
  readonly return_url?: string;
  readonly cancel_url?: string;
  readonly user_action?: 'PAY_NOW' | 'CONTINUE';
  readonly shipping_preference?: 'GET_FROM_FILE' | 'NO_SHIPPING' | 'SET_PROVIDED_ADDRESS';
  readonly brand_name?: string;
  /** `es-MX`. */
  readonly locale?: string;
}

export type Source = Partial<Record<'paypal' | 'venmo', { readonly experience_context?: ExperienceContext }>>;

export interface OrderRequest {
  readonly intent: 'CAPTURE';
  readonly purchase_units: readonly [UnitRequest];
  readonly payment_source?: Source;
}

export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
}

export interface Capture {
  readonly id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  status_details?: { readonly reason: string };
  readonly amount: Money;
  readonly final_capture: true;
  readonly custom_id?: string;
  readonly invoice_id?: string;
  readonly supplementary_data: { readonly related_ids: { readonly order_id: string } };
  readonly create_time: string;
  update_time: string;
  readonly links: readonly Link[];
}

export interface Refund {
  readonly id: string;
  readonly status: 'COMPLETED';
  readonly amount: Money;
  readonly custom_id?: string;
  readonly invoice_id?: string;
  readonly note_to_payer?: string;
  readonly create_time: string;
  readonly update_time: string;
  readonly links: readonly Link[];
}

export interface Unit extends Omit<UnitRequest, 'reference_id' | 'amount' | 'invoice_id'> {
  readonly reference_id: string;
  amount: Amount;
  invoice_id?: string;
  payments?: { readonly captures: Capture[]; readonly refunds: Refund[] };
}

export interface Payer {
  readonly payer_id: string;
  readonly name: { readonly given_name: string; readonly surname: string };
  readonly email_address: string;
}

export interface Order {
  readonly id: string;
  readonly intent: 'CAPTURE';
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly purchase_units: readonly [Unit];
  readonly payment_source?: Source;
  payer?: Payer;
  readonly create_time: string;
  update_time: string;
  readonly links: readonly Link[];
}

export interface RefundRequest {
  readonly amount?: Money;
  readonly custom_id?: string;
  readonly invoice_id?: string;
  readonly note_to_payer?: string;
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const money = {
  type: 'object',
  additionalProperties: false,
  required: ['currency_code', 'value'],
  properties: { currency_code: { type: 'string', pattern: '^[A-Z]{3}$' }, value: text(32) },
} as const;
const amount = {
  ...money,
  properties: {
    ...money.properties,
    breakdown: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(breakdownParts.map((part) => [part, money])),
    },
  },
} as const;
const context = {
  type: 'object',
  additionalProperties: false,
  properties: {
    return_url: text(4000),
    cancel_url: text(4000),
    user_action: { enum: ['PAY_NOW', 'CONTINUE'] },
    shipping_preference: { enum: ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'] },
    brand_name: text(127),
    locale: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
  },
} as const;
const source = {
  type: 'object',
  additionalProperties: false,
  properties: { experience_context: context },
} as const;

/** Other fields are refused by name, never ignored: a shop that relies on them would find out too late. */
export const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['intent', 'purchase_units'],
  properties: {
    intent: { const: 'CAPTURE' },
    purchase_units: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['amount'],
        properties: {
          reference_id: text(256),
          custom_id: text(255),
          invoice_id: text(127),
          description: text(127),
          amount,
          items: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['name', 'quantity', 'unit_amount'],
              properties: {
                name: text(127),
                quantity: { type: 'string', pattern: '^[1-9][0-9]{0,9}$' },
                unit_amount: money,
                description: text(2048),
                sku: text(127),
              },
            },
          },
          shipping: {
            type: 'object',
            additionalProperties: false,
            properties: {
              name: { type: 'object', required: ['full_name'], properties: { full_name: text(300) } },
              address: {
                type: 'object',
                required: ['country_code'],
                additionalProperties: { type: 'string', maxLength: 300 },
                properties: { country_code: { type: 'string', pattern: '^[A-Z]{2}$' } },
              },
            },
          },
        },
      },
    },
    payment_source: { type: 'object', additionalProperties: false, properties: { paypal: source, venmo: source } },
  },
} as const;

export const refundSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { amount: money, custom_id: text(127), invoice_id: text(127), note_to_payer: text(255) },
} as const;

/** JSON Patch of what this room lets a shop change before the capture. */
export interface PatchRequest {
  readonly op: 'replace' | 'add';
  readonly path: string;
  readonly value: unknown;
}

export const patchSchema = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['op', 'path', 'value'],
    properties: { op: { enum: ['replace', 'add'] }, path: { type: 'string' }, value: {} },
  },
} as const;
