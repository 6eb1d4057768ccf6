import type { Body, Language } from '@obsidiana/contract';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Refused } from './paypal-answers.ts';
import type { WalletCharge, WalletSource } from './paypal-gateway.ts';
import { type Outcome, settle } from './settle.ts';
import { type Snapshot, snapshotAsSeen, snapshotCart } from './snapshot.ts';
import { checkoutSnapshots, payments } from './tables.ts';

type Payment = typeof payments.$inferSelect;

/** What came of taking the money: an outcome, or PayPal's own refusal. */
export type Taken = { readonly outcome: Outcome } | { readonly refused: Refused };

/** When the reconciler looks at a payment that nobody came back from. */
const firstCheckAfter = 2 * 60_000;

/**
 * An order at PayPal for the cart as it stands. A cart has one open order there: the same cart gets the same one, a
 * changed cart another, and the one before is never captured.
 * @throws Refusal as `snapshotAsSeen`; 400 when there is nothing to pay; 409 while a payment is under way or done; 503
 * @returns its id
 */
export async function startPaypalOrder(
  context: Context,
  userId: number,
  { payment_source: source = 'paypal', ...seen }: Body<'createPaypalOrder'>,
  lang: Language,
): Promise<string> {
  const snapshot = await snapshotAsSeen(context.db, userId, seen, lang);
  if (snapshot.total === 0) throw new Refusal(400, 'checkout_free');
  return (await openOrder(context, snapshot, source)) ?? (await newOrder(context, snapshot, source));
}

/** The open order of the cart, where it is for this snapshot; one that is not is put aside. */
async function openOrder(context: Context, snapshot: Snapshot, source: WalletSource): Promise<string | null> {
  const { db, wallet } = context;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, snapshot.cartId), eq(payments.provider, 'paypal'), eq(payments.state, 'open')));
  if (!payment) return null;
  const order = await wallet.read(payment.providerRef);
  if (order?.status === 'succeeded' || order?.status === 'processing') {
    const outcome = await settle(context, { provider: 'paypal', ref: order.id });
    throw new Refusal(409, outcome?.status === 'paid' ? 'cart_closed' : 'payment_in_progress');
  }
  if (order?.status === 'open' && payment.snapshotId === snapshot.id && order.source === source) return order.id;
  await db.update(payments).set({ state: 'cancelled' }).where(stillOpen(payment));
  return null;
}

/** Two calls at once ask with the same key and get the same order; only one of two different ones stays. */
async function newOrder({ db, wallet }: Context, snapshot: Snapshot, source: WalletSource): Promise<string> {
  const { id: snapshotId, cartId, userId } = snapshot;
  const [dead] = await db
    .select({ many: count() })
    .from(payments)
    .where(and(eq(payments.cartId, cartId), eq(payments.provider, 'paypal'), ne(payments.state, 'open')));
  const turn = (dead?.many ?? 0) + 1;
  const ref = await wallet.open(chargeOf(snapshot, source, turn), `order:${snapshotId}:${source}:${turn}`);
  await db
    .insert(payments)
    .values({
      ...{ cartId, userId, snapshotId },
      provider: 'paypal',
      providerRef: ref,
      checkAt: new Date(Date.now() + firstCheckAfter),
    })
    .onConflictDoNothing();
  const [stored] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, 'paypal'), eq(payments.providerRef, ref), eq(payments.state, 'open')));
  if (!stored) throw new Refusal(409, 'cart_changed');
  return ref;
}

/**
 * Takes the money of an order that the shopper has agreed to, once: what is needed is looked at before, since money that
 * is not taken need not be given back. Asking again answers the same.
 * @throws Refusal 409 when the cart is another by now, is paid, or its pieces are gone; 503
 */
export async function takeWalletPayment(context: Context, payment: Payment): Promise<Taken> {
  const { db, wallet } = context;
  const { providerRef: ref, attempt } = payment;
  const before = await reached(context, ref);
  if (before) return { outcome: before };
  try {
    await requireUnchanged(context, payment);
  } catch (error) {
    // Another call may have been faster: then the cart is closed because it is paid.
    const meanwhile = await reached(context, ref);
    if (!meanwhile) throw error;
    return { outcome: meanwhile };
  }
  const [open] = await db.select({ id: payments.id }).from(payments).where(stillOpen(payment));
  const refused = open ? await wallet.capture(ref, `cap:${ref}:${attempt}`) : null;
  // Also after a refusal, for the same reason.
  const after = await reached(context, ref);
  if (after || !refused) return { outcome: after ?? { status: 'failed', refusal: null } };
  await db
    .update(payments)
    .set({ attempt: attempt + 1 })
    .where(and(eq(payments.id, payment.id), eq(payments.attempt, attempt)));
  return { refused };
}

/** What a payment has come to; null while nothing was taken. */
async function reached(context: Context, ref: string): Promise<Outcome | null> {
  const outcome = await settle(context, { provider: 'paypal', ref });
  return outcome?.status === 'failed' ? null : outcome;
}

/** The cart must still be what the shopper agreed to; its pieces are promised anew. */
async function requireUnchanged({ db }: Context, { userId, cartId, snapshotId }: Payment): Promise<void> {
  const [agreed] = await db.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.id, snapshotId));
  const now = await snapshotCart(db, userId, cartId, agreed?.lang ?? 'es');
  if (now.id !== snapshotId) throw new Refusal(409, 'cart_changed');
}

/**
 * What the reconciler and the events do with a payment at PayPal: like `settle`, and an order that was agreed to long
 * enough ago is captured, since its page is gone.
 */
export async function settleWallet(context: Context, ref: string): Promise<Outcome | null> {
  const { db, wallet, config } = context;
  const outcome = await settle(context, { provider: 'paypal', ref });
  const { captureAfter } = config.paypal;
  if (outcome?.status !== 'failed' || captureAfter === null) return outcome;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, 'paypal'), eq(payments.providerRef, ref), eq(payments.state, 'open')));
  const approvedAt = payment && (await wallet.read(ref))?.approvedAt;
  if (!payment || !approvedAt) return outcome;
  const due = new Date(approvedAt.getTime() + captureAfter);
  if (due > new Date()) {
    await db.update(payments).set({ checkAt: due }).where(stillOpen(payment));
    return outcome;
  }
  try {
    const taken = await takeWalletPayment(context, payment);
    return 'outcome' in taken ? taken.outcome : outcome;
  } catch (error) {
    // The cart is another by now, or its pieces are gone: nothing is taken.
    if (error instanceof Refusal && error.status !== 503) return outcome;
    throw error;
  }
}

const stillOpen = ({ id }: Payment) => and(eq(payments.id, id), eq(payments.state, 'open'));

function chargeOf(snapshot: Snapshot, source: WalletSource, turn: number): WalletCharge {
  const { id: snapshotId, lang, subtotal, discount, shipping, total, currency } = snapshot;
  return {
    ...{ snapshotId, subtotal, discount, shipping, total, currency, source, lang },
    invoice: `OB-${snapshotId}-${turn}`,
    lines: snapshot.lines.map(({ name, size, quantity, price }) => ({
      name: `${name[lang]}, ${size}`,
      quantity,
      price,
    })),
  };
}
