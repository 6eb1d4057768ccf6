import type { Language, Settlement } from '@obsidiana/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../http/calls.ts';
import { say } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { ordersOf } from '../orders/list.ts';
import { placeFreeOrder } from './free-order.ts';
import { startHandPayment } from './hand-payment.ts';
import { startPaypalOrder, takeWalletPayment } from './paypal-payment.ts';
import type { PaymentRef } from './provider.ts';
import { type Outcome, settle } from './settle.ts';
import { startStripePayment } from './stripe-payment.ts';
import { payments } from './tables.ts';

export function checkoutCalls(context: Context): Handlers {
  const { db } = context;
  return {
    paypalClientId: async () => ({ client_id: context.wallet.clientId }),

    createPaypalOrder: async ({ member, body, lang }) => ({
      id: await startPaypalOrder(context, member.id, body, lang),
    }),

    capturePaypalOrder: async ({ member, body, lang }) => {
      const payment = await ownPayment(db, member.id, { provider: 'paypal', ref: body.order_id });
      const taken = await takeWalletPayment(context, payment);
      if ('refused' in taken) return taken.refused;
      const [settlement, order] = await Promise.all([
        settlementAnswer(db, member.id, taken.outcome, lang),
        context.wallet.read(body.order_id),
      ]);
      return { purchase_units: order?.units ?? [], settlement };
    },

    manualPayment: ({ member, body, lang }) => startHandPayment(context, member.id, body, lang),

    placeFreeOrder: async ({ member, body, lang }) => {
      const orderId = await placeFreeOrder(context, member.id, body.cart_id, lang);
      return settlementAnswer(db, member.id, { status: 'paid', orderId }, lang);
    },

    stripePayment: ({ member, query, lang }) => startStripePayment(context, member.id, query, lang),

    stripeIntent: async ({ member, body, lang }) => {
      const which = { provider: 'stripe', ref: body.payment_intent } as const;
      await ownPayment(db, member.id, which);
      const outcome = await settle(context, which);
      if (!outcome) throw new Refusal(404, 'not_found');
      return settlementAnswer(db, member.id, outcome, lang);
    },
  };
}

/** @throws Refusal 404 when it is not there, or not theirs */
async function ownPayment(db: Database, userId: number, { provider, ref }: PaymentRef) {
  const [own] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.provider, provider), eq(payments.providerRef, ref)));
  if (!own) throw new Refusal(404, 'not_found');
  return own;
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
