/** Who takes money, and keeps books of it. */
export const providerNames = ['stripe', 'paypal'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Money that a person looks for at the bank, outside of any provider's interface. */
export const handNames = ['zelle', 'venmo'] as const;
export type HandName = (typeof handNames)[number];

/** How an order is paid; `free` is a total of zero. */
export const methodNames = [...providerNames, ...handNames, 'free'] as const;

/** What names a payment: its provider, and its id there. */
export interface PaymentRef {
  readonly provider: ProviderName;
  readonly ref: string;
}

/** A payment as its provider tells it. Amounts in minor units. */
export interface ProviderPayment {
  readonly id: string;
  /** `open` waits for the shopper, `processing` for the bank; the other two are final. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'canceled';
  /** What was received, once it succeeded; what is asked for until then. */
  readonly amount: number;
  readonly currency: string;
  /** What the shop said that it is for. */
  readonly snapshotId: string | null;
  /** The provider's words about the last attempt, when it was refused. */
  readonly refusal: string | null;
}

/** A refund of ours that a provider is asked for. */
export interface RefundRequest {
  readonly id: number;
  readonly amount: number;
  readonly currency: string;
}

/** A refund that stands at its provider; one that failed there is none. */
export interface ProviderRefund {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** The id of our own refund that asked for it; null when it was made at the provider. */
  readonly ours: number | null;
}

/** What a provider's books say about one payment that took money. */
export interface LedgerEntry extends ProviderPayment {
  /** Given back so far. */
  readonly refunded: number;
  /** When money was last taken or given back. */
  readonly movedAt: Date;
}

/** What bringing a payment to its end needs of any provider. Every call throws when the provider does not answer. */
export interface PaymentProvider {
  /** Null when the provider does not know it. */
  read(ref: string): Promise<ProviderPayment | null>;
  /** Also when it is past cancelling: read it afterwards. */
  cancel(ref: string, reason: 'abandoned' | 'duplicate'): Promise<void>;
  /** Gives an amount back; asking again for the same refund gives it back once. Null when the provider refuses for good. */
  refund(ref: string, refund: RefundRequest): Promise<ProviderRefund | null>;
  refunds(ref: string): Promise<readonly ProviderRefund[]>;
  /** The refunds since a moment, wherever they were made: the id of each, and the payment that it is of. */
  refundsSince(moment: Date): AsyncIterable<{ readonly id: string; readonly ref: string }>;
  /** Every payment of this shop that took money, the newest first. */
  ledger(): AsyncIterable<LedgerEntry>;
}
