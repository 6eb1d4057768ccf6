import type { Language, Query, StripePayment } from '@obsidiana/contract';
import { and, count, eq, ne } from 'drizzle-orm';
import { moneyText } from '../cart/price.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { type CardCharge, type CardIntent, smallestCharge } from './card-gateway.ts';
import { settle } from './settle.ts';
import { type Snapshot, snapshotAsSeen } from './snapshot.ts';
import { payments } from './tables.ts';

type Payment = typeof payments.$inferSelect;

/** When the reconciler looks at a payment that nobody came back from. */
const firstCheckAfter = 2 * 60_000;

/**
 * The secret with which the browser pays for the cart as it stands. A cart has one open intent: the same cart gets the
 * same one, a changed cart gets it changed, or replaced where the provider changes it no more.
 * @throws Refusal as `snapshotAsSeen`; 400 below the provider's minimum; 409 while a payment is under way or done; 503
 */
export async function startStripePayment(
  context: Context,
  userId: number,
  seen: Query<'stripePayment'>,
  lang: Language,
): Promise<StripePayment> {
  const snapshot = await snapshotAsSeen(context.db, userId, seen, lang);
  const { currency, total } = snapshot;
  if (total < smallestCharge[currency])
    throw new Refusal(400, 'checkout_minimum', { minimum: moneyText(smallestCharge[currency], currency) });
  const intent = (await openIntent(context, snapshot)) ?? (await newIntent(context, snapshot));
  return { client_secret: intent.clientSecret, public_key: context.cards.publicKey };
}

/** The open intent of the cart, told to pay for this snapshot; null when there is none, or none of use. */
async function openIntent(context: Context, snapshot: Snapshot): Promise<CardIntent | null> {
  const { db, cards } = context;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, snapshot.cartId), eq(payments.provider, 'stripe'), eq(payments.state, 'open')));
  if (!payment) return null;
  if (payment.snapshotId !== snapshot.id) {
    const changed = await cards.change(payment.providerRef, chargeOf(snapshot));
    if (changed) {
      await db.update(payments).set({ snapshotId: snapshot.id }).where(eq(payments.id, payment.id));
      return changed;
    }
  }
  const intent = await cards.read(payment.providerRef);
  if (intent?.status === 'open' && intent.snapshotId === snapshot.id) return intent;
  return retire(context, payment, intent);
}

/** Takes an intent that does not serve out of the way. @throws Refusal 409 when it has taken, or may yet take, the money. */
async function retire(context: Context, payment: Payment, intent: CardIntent | null): Promise<null> {
  const { db, cards } = context;
  let standing = intent;
  if (standing?.status === 'open') {
    await cards.cancel(standing.id, 'duplicate');
    standing = await cards.read(standing.id);
  }
  if (standing && standing.status !== 'canceled') {
    const outcome = await settle(context, { provider: 'stripe', ref: standing.id });
    throw new Refusal(409, outcome?.status === 'paid' ? 'cart_closed' : 'payment_in_progress');
  }
  await db
    .update(payments)
    .set({ state: 'cancelled' })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'open')));
  return null;
}

/** Two calls at once ask with the same key and get the same intent; only one of two different ones stays. */
async function newIntent({ db, cards }: Context, snapshot: Snapshot): Promise<CardIntent> {
  const { cartId, userId } = snapshot;
  const [dead] = await db
    .select({ many: count() })
    .from(payments)
    .where(and(eq(payments.cartId, cartId), ne(payments.state, 'open')));
  const intent = await cards.open(chargeOf(snapshot), `pi:${snapshot.id}:${(dead?.many ?? 0) + 1}`);
  await db
    .insert(payments)
    .values({
      cartId,
      userId,
      snapshotId: snapshot.id,
      provider: 'stripe',
      providerRef: intent.id,
      checkAt: new Date(Date.now() + firstCheckAfter),
    })
    .onConflictDoNothing();
  const [stored] = await db.select().from(payments).where(eq(payments.providerRef, intent.id));
  if (stored) return intent;
  await cards.cancel(intent.id, 'duplicate');
  throw new Refusal(409, 'cart_changed');
}

const chargeOf = ({ id, cartId, userId, total, currency }: Snapshot): CardCharge => ({
  snapshotId: id,
  cartId,
  userId,
  amount: total,
  currency,
});
