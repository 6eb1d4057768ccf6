import type { Stripe } from 'stripe';
import { type Decline, type DeclineFacts, declines } from './declines.ts';

/** The `error` object of a refusal, as Stripe's API writes it. */
export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly doc_url?: string;
  readonly advice_code?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** Refuses a call with a status and Stripe's error object. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body;
  }

  /** Parameters that failed validation: the call never began, so its answer is not kept for the idempotency key. */
  get beforeExecution(): boolean {
    return this.body.code?.startsWith('parameter_') ?? false;
  }
}

type Details = Partial<Omit<ErrorBody, 'type' | 'message'>>;

export function invalidRequest(message: string, details: Details = {}, status = 400): ApiError {
  return new ApiError(status, { type: 'invalid_request_error', message, ...details });
}

export function resourceMissing(kind: string, id: string, param = 'id'): ApiError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);
}

/** The card's bank says no. */
export function cardError(reason: Decline, details: Details = {}): ApiError {
  const { code, message, advice }: DeclineFacts = declines[reason];
  const param = code === 'incorrect_cvc' ? 'cvc' : code === 'expired_card' ? 'exp_month' : undefined;
  return new ApiError(402, {
    type: 'card_error',
    code,
    ...(code === 'card_declined' && { decline_code: reason }),
    ...(param && { param }),
    ...(advice && { advice_code: advice }),
    message,
    ...details,
  });
}

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
