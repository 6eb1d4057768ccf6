import { type SQL, sql } from 'drizzle-orm';
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
export async function enqueue(tx: Queryable, job: Job): Promise<void> {
  await tx.execute(leaving([job]));
}

/** The same for several, as a statement that others can be sent before. */
export function leaving(jobs: readonly Job[]): SQL {
  const rows = jobs.map(({ kind, ...payload }) => sql`(${kind}, ${JSON.stringify(payload)}::jsonb)`);
  return sql`insert into ${outbox} (kind, payload) values ${sql.join(rows, sql`, `)} returning pg_notify(${outboxChannel}, '')`;
}
