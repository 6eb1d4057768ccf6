import type { Language, Settlement } from '@obsidiana/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../http/calls.ts';
import { say } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { ordersOf } from '../orders/list.ts';
import { type Outcome, settle } from './settle.ts';
import { startStripePayment } from './stripe-payment.ts';
import { payments } from './tables.ts';

export function checkoutCalls(context: Context): Handlers {
  const { db } = context;
  return {
    stripePayment: ({ member, query, lang }) => startStripePayment(context, member.id, query, lang),

    stripeIntent: async ({ member, body, lang }) => {
      await requireOwner(db, member.id, body.payment_intent);
      const outcome = await settle(context, { provider: 'stripe', ref: body.payment_intent });
      if (!outcome) throw new Refusal(404, 'not_found');
      return settlementAnswer(db, member.id, outcome, lang);
    },
  };
}

async function requireOwner(db: Database, userId: number, intentId: string): Promise<void> {
  const [own] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.providerRef, intentId)));
  if (!own) throw new Refusal(404, 'not_found');
}

async function settlementAnswer(db: Database, userId: number, outcome: Outcome, lang: Language): Promise<Settlement> {
  const nothing = { order: null, crystals: 0 };
  switch (outcome.status) {
    case 'paid': {
      const [order = null] = await ordersOf(db, userId, lang, outcome.orderId);
      return { status: 'paid', message: say('payment_paid', lang), order, crystals: order?.detail.crystals ?? 0 };
    }
    case 'processing':
      return { status: 'processing', message: say('payment_processing', lang), ...nothing };
    case 'failed':
      return { status: 'failed', message: outcome.refusal ?? say('payment_failed', lang), ...nothing };
    case 'refunded':
      return { status: 'refunded', message: say('checkout_unavailable', lang), ...nothing };
  }
}
