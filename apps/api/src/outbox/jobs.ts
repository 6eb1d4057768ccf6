import { and, eq } from 'drizzle-orm';
import Value from 'typebox/value';
import { Event } from '../checkout/paypal-answers.ts';
import { settleWallet } from '../checkout/paypal-payment.ts';
import type { PaymentRef } from '../checkout/provider.ts';
import { settle } from '../checkout/settle.ts';
import { payments, webhookEvents } from '../checkout/tables.ts';
import type { Context } from '../context.ts';
import { giveBack, noteRefunds } from '../orders/refunds.ts';
import { isForgotten } from '../privacy/forget.ts';
import type { Job } from './enqueue.ts';
import {
  backInStockFor,
  confirmationFor,
  contactFor,
  emailChangeFor,
  handPaymentFor,
  orderCancelledFor,
  orderPaidFor,
  orderRefundFor,
  orderShippedFor,
  passwordChangedFor,
  recoveryFor,
  recoveryTextFor,
  refundFor,
  socialConfirmationFor,
  tierReachedFor,
  welcomeFor,
} from './letters.ts';
import type { Send } from './mailer.ts';
import { type Letter, written } from './mails/letter.ts';
import { texter } from './sms.ts';

/** Does one job. Thrown errors bring it back later, so each may be done twice without harm. */
export async function perform(context: Context, send: Send, job: Job): Promise<void> {
  const { config } = context;
  const mail = async (letter: Letter | null) => letter && !isForgotten(letter.to) && send(written(letter));
  switch (job.kind) {
    case 'confirm_mail':
      await mail(await confirmationFor(context, job.registrationId));
      return;
    case 'recovery_mail':
      await mail(await recoveryFor(context, job.recoveryId));
      return;
    case 'recovery_sms': {
      const text = await recoveryTextFor(context, job.recoveryId);
      if (text && config.sms) return texter(config.sms)(text.to, text.text);
      // Without a phone the link still arrives.
      await mail(await recoveryFor(context, job.recoveryId));
      return;
    }
    case 'social_mail':
      await mail(await socialConfirmationFor(context, job.confirmationId));
      return;
    case 'email_change_mail':
      for (const letter of await emailChangeFor(context, job.changeId)) await mail(letter);
      return;
    case 'welcome_mail':
      await mail(await welcomeFor(context, job.userId));
      return;
    case 'password_changed_mail':
      await mail(await passwordChangedFor(context, job.userId));
      return;
    case 'tier_mail':
      await mail(await tierReachedFor(context, job.userId, job.level));
      return;
    case 'stock_alert_mail':
      await mail(await backInStockFor(context, job.alertId));
      return;
    case 'order_mail':
      await mail(await orderPaidFor(context, job.orderId));
      return;
    case 'refund_mail':
      await mail(await refundFor(context, job.paymentId));
      return;
    case 'order_shipped_mail':
      await mail(await orderShippedFor(context, job.orderId));
      return;
    case 'order_cancelled_mail':
      await mail(await orderCancelledFor(context, job.orderId));
      return;
    case 'order_refund_mail':
      await mail(await orderRefundFor(context, job.refundId));
      return;
    case 'hand_payment_mail':
      await mail(await handPaymentFor(context, job.orderId));
      return;
    case 'contact_mail':
      await mail(await contactFor(context, job.messageId));
      return;
    case 'refund':
      return giveBack(context, job.refundId);
    case 'stripe_event':
      return applyStripeEvent(context, job.eventId, job.intentId);
    case 'paypal_event':
      return applyPaypalEvent(context, job.eventId);
  }
}

/** An event only says where to look: what holds is asked from the provider, so order and repetition do not matter. */
async function applyStripeEvent(context: Context, eventId: string, intentId: string): Promise<void> {
  const event = and(eq(webhookEvents.provider, 'stripe'), eq(webhookEvents.eventId, eventId));
  const [row] = await context.db.select({ type: webhookEvents.type }).from(webhookEvents).where(event);
  if (!row) return;
  await settle(context, { provider: 'stripe', ref: intentId });
  if (refundEvents.has(row.type)) await noteRefundsOf(context, { provider: 'stripe', ref: intentId });
  await context.db.update(webhookEvents).set({ appliedAt: new Date() }).where(event);
}

const refundEvents: ReadonlySet<string> = new Set(['charge.refunded', 'refund.created', 'refund.updated']);

async function applyPaypalEvent(context: Context, eventId: string): Promise<void> {
  const event = and(eq(webhookEvents.provider, 'paypal'), eq(webhookEvents.eventId, eventId));
  const [row] = await context.db.select({ payload: webhookEvents.payload }).from(webhookEvents).where(event);
  const ref = row && Value.Check(Event, row.payload) ? await context.wallet.orderOf(row.payload) : null;
  if (ref !== null && (await settleWallet(context, ref))) await noteRefundsOf(context, { provider: 'paypal', ref });
  await context.db.update(webhookEvents).set({ appliedAt: new Date() }).where(event);
}

async function noteRefundsOf(context: Context, { provider, ref }: PaymentRef): Promise<void> {
  const own = and(eq(payments.provider, provider), eq(payments.providerRef, ref));
  const [payment] = await context.db.select().from(payments).where(own);
  if (payment) await noteRefunds(context, payment);
}
