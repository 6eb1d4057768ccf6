import { and, eq } from 'drizzle-orm';
import { settle } from '../checkout/settle.ts';
import { payments, webhookEvents } from '../checkout/tables.ts';
import type { Context } from '../context.ts';
import { noteRefund } from '../orders/refund.ts';
import type { Job } from './enqueue.ts';
import { confirmationFor, contactFor, orderPaidFor, recoveryFor, refundFor, welcomeFor } from './letters.ts';
import type { Send } from './mailer.ts';
import { type Letter, written } from './mails/letter.ts';

/** Does one job. Thrown errors bring it back later, so each may be done twice without harm. */
export async function perform(context: Context, send: Send, job: Job): Promise<void> {
  const mail = async (letter: Letter | null) => letter && send(written(letter));
  switch (job.kind) {
    case 'confirm_mail':
      await mail(await confirmationFor(context, job.registrationId));
      return;
    case 'recovery_mail':
      await mail(await recoveryFor(context, job.recoveryId));
      return;
    case 'welcome_mail':
      await mail(await welcomeFor(context, job.userId));
      return;
    case 'order_mail':
      await mail(await orderPaidFor(context, job.orderId));
      return;
    case 'refund_mail':
      await mail(await refundFor(context, job.paymentId));
      return;
    case 'contact_mail':
      await mail(await contactFor(context, job.messageId));
      return;
    case 'refund':
      return giveBack(context, job.paymentId);
    case 'stripe_event':
      return applyEvent(context, job.eventId, job.intentId);
  }
}

async function giveBack({ db, cards }: Context, paymentId: number): Promise<void> {
  const owed = and(eq(payments.id, paymentId), eq(payments.state, 'refunding'));
  const [payment] = await db.select().from(payments).where(owed);
  if (!payment) return;
  await cards.refund(payment.providerRef, `re:${payment.providerRef}`);
  await db.update(payments).set({ state: 'refunded' }).where(owed);
}

/** An event only says where to look: what holds is asked from the provider, so order and repetition do not matter. */
async function applyEvent(context: Context, eventId: string, intentId: string): Promise<void> {
  const event = and(eq(webhookEvents.provider, 'stripe'), eq(webhookEvents.eventId, eventId));
  const [row] = await context.db.select({ type: webhookEvents.type }).from(webhookEvents).where(event);
  if (!row) return;
  await settle(context, intentId);
  if (row.type === 'charge.refunded') await noteRefund(context, intentId);
  await context.db.update(webhookEvents).set({ appliedAt: new Date() }).where(event);
}
