import { newDebugId } from './ids.ts';

export interface Detail {
  readonly issue: string;
  readonly description: string;
  /** JSON pointer of what is wrong. */
  readonly field?: string;
  readonly value?: string;
  readonly location?: 'body' | 'path';
}

const kinds = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
} as const;

/** Refuses a call as PayPal does: a name, a sentence, and what exactly is wrong. */
export class PaypalError extends Error {
  readonly status: keyof typeof kinds;
  readonly details: readonly Detail[];

  constructor(status: keyof typeof kinds, details: readonly Detail[]) {
    super(details[0]?.issue ?? kinds[status][0]);
    this.status = status;
    this.details = details;
  }

  /** @param debugId the same as in the header `paypal-debug-id` */
  body(debugId = newDebugId()): object {
    const [name, message] = kinds[this.status];
    const href = `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${this.details[0]?.issue ?? name}`;
    return {
      name,
      message,
      debug_id: debugId,
      details: this.details,
      links: [{ href, rel: 'information_link', method: 'GET' }],
    };
  }
}

/** What can be wrong with a call that is well formed, in PayPal's words. */
const issues = {
  AMOUNT_MISMATCH:
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  CURRENCY_NOT_SUPPORTED: 'Currency code not currently supported.',
  DECIMAL_PRECISION: 'The value of the field should not be more than two decimal places.',
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  INSTRUMENT_DECLINED:
    'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
  ITEM_TOTAL_MISMATCH: 'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
  ITEM_TOTAL_REQUIRED:
    'If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'You have exceeded the maximum number of payment attempts.',
  MULTI_CURRENCY_ORDER: 'Multiple differing values of currency_code are not supported.',
  ORDER_ALREADY_CAPTURED: 'Order already captured. If intent=CAPTURE only one capture per order is allowed.',
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  PATCH_PATH_REQUIRED: 'Only the amount and the invoice_id of the purchase unit can be patched here.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
  REFUND_NOT_ALLOWED: 'Full refund refused - the capture is not completed.',
} as const;
export type Issue = keyof typeof issues;

export const detail = (issue: Issue, field?: string, value?: string): Detail => ({
  issue,
  description: issues[issue],
  ...(field && { field, location: 'body' }),
  ...(value !== undefined && { value }),
});

export const unprocessable = (issue: Issue, field?: string, value?: string): PaypalError =>
  new PaypalError(422, [detail(issue, field, value)]);

export const notFound = (): PaypalError =>
  new PaypalError(404, [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ]);
