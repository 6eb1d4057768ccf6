import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { noteRefunds } from '../orders/refunds.ts';
import { settleWallet } from './paypal-payment.ts';
import { type ProviderName, providerNames } from './provider.ts';
import { settle } from './settle.ts';
import { payments, refunds } from './tables.ts';

interface Forgotten {
  readonly [column: string]: unknown;
  readonly id: number;
  readonly provider: ProviderName;
  readonly ref: string;
  readonly abandoned: boolean;
}

/**
 * Settles the payments that nobody came back from: the tab was closed, the event was lost, the server went down between
 * the charge and the order. What is still unpaid after a day, or when its cart was paid in another way, is
 * cancelled at the provider. One that cannot be settled now
 * does not keep the others from it.
 */
export async function reconcile(context: Context): Promise<void> {
  const { rows } = await context.db.execute<Forgotten>(sql`
    update payments set check_at = now() + case when created_at < now() - interval '1 hour'
      then interval '15 minutes' else interval '1 minute' end
    where id in (select id from payments where state = 'open' and check_at <= now()
      order by check_at limit 50 for update skip locked)
    returning id, provider, provider_ref as ref, created_at < now() - interval '1 day' or exists
      (select from carts where carts.id = cart_id and closed_at is not null) as abandoned`);
  for (const payment of rows)
    await bringToEnd(context, payment).catch((error: unknown) =>
      console.error(`The payment ${payment.ref} could not be settled; it will be tried again.`, error),
    );
}

async function bringToEnd(context: Context, payment: Forgotten): Promise<void> {
  const { id, provider, ref, abandoned } = payment;
  const outcome = provider === 'paypal' ? await settleWallet(context, ref) : await settle(context, { provider, ref });
  if (outcome?.status !== 'failed' || !abandoned) return;
  await context.providers[provider].cancel(ref, 'abandoned');
  // It may have been paid in this very moment.
  if ((await settle(context, { provider, ref }))?.status === 'failed')
    await context.db
      .update(payments)
      .set({ state: 'cancelled' })
      .where(and(eq(payments.id, id), eq(payments.state, 'open')));
}

/**
 * Writes down the refunds since a moment of which no event has told: those that were made at the provider, in part or
 * whole, while nobody listened. A provider that does not answer does not keep the other from it.
 */
export async function reconcileRefunds(context: Context, since: Date): Promise<void> {
  for (const provider of providerNames)
    await noteUnheard(context, provider, since).catch((error: unknown) =>
      console.error(`The refunds of ${provider} could not be read; they will be asked for again.`, error),
    );
}

async function noteUnheard(context: Context, provider: ProviderName, since: Date): Promise<void> {
  const { db, providers } = context;
  const ofPayment = new Map<string, string[]>();
  for await (const { id, ref } of providers[provider].refundsSince(since))
    ofPayment.set(ref, [...(ofPayment.get(ref) ?? []), id]);
  for (const [ref, ids] of ofPayment) {
    const named = and(eq(payments.provider, provider), eq(payments.providerRef, ref));
    const [payment] = await db.select().from(payments).where(named);
    // The account may serve other shops too.
    if (!payment) continue;
    const known = await db.$count(refunds, and(eq(refunds.paymentId, payment.id), inArray(refunds.providerRef, ids)));
    if (known === ids.length) continue;
    await settle(context, { provider, ref });
    await noteRefunds(context, payment);
  }
}
