import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { outbox } from './tables.ts';

/** What can be left for the worker. Jobs carry ids only: what they send is read, and secrets are made, when they run. */
export type Job =
  | { readonly kind: 'confirm_mail'; readonly registrationId: number }
  | { readonly kind: 'welcome_mail'; readonly userId: number }
  | { readonly kind: 'recovery_mail'; readonly recoveryId: number }
  | { readonly kind: 'recovery_sms'; readonly recoveryId: number }
  | { readonly kind: 'social_mail'; readonly confirmationId: number }
  | { readonly kind: 'email_change_mail'; readonly changeId: number }
  | { readonly kind: 'password_changed_mail'; readonly userId: number }
  | { readonly kind: 'tier_mail'; readonly userId: number; readonly level: 1 | 2 | 3 }
  | { readonly kind: 'stock_alert_mail'; readonly alertId: number }
  | { readonly kind: 'order_mail'; readonly orderId: number }
  | { readonly kind: 'refund_mail'; readonly paymentId: number }
  | { readonly kind: 'contact_mail'; readonly messageId: number }
  | { readonly kind: 'order_refund_mail'; readonly refundId: number }
  | { readonly kind: 'order_shipped_mail'; readonly orderId: number }
  | { readonly kind: 'order_cancelled_mail'; readonly orderId: number }
  | { readonly kind: 'refund'; readonly refundId: number }
  | { readonly kind: 'hand_payment_mail'; readonly orderId: number }
  | { readonly kind: 'paypal_event'; readonly eventId: string }
  | { readonly kind: 'stripe_event'; readonly eventId: string; readonly intentId: string };

/** The channel that wakes the workers when a transaction with a job is in. */
export const outboxChannel = 'outbox';

/** Leaves a job for the worker; it exists if and only if the transaction is committed. */
export async function enqueue(tx: Queryable, { kind, ...payload }: Job): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind, payload })
    .returning({ woken: sql`pg_notify(${outboxChannel}, '')` });
}
