import type { Body } from '@obsidiana/contract';
import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import { addresses } from '../account/tables.ts';
import { carts } from '../cart/tables.ts';
import { favorites, stockAlerts } from '../catalog/tables.ts';
import { checkoutSnapshots, payments } from '../checkout/tables.ts';
import { contactMessages } from '../content/tables.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { passwordMatches } from '../identity/passwords.ts';
import { normalEmail } from '../identity/person.ts';
import { closeSessionsOf, type Member } from '../identity/sessions.ts';
import {
  emailChanges,
  recoveries,
  registrations,
  socialConfirmations,
  socialIdentities,
  users,
} from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** Orders that the shop still has to do something for: they need their address. */
const unfinished = ['pending_payment', 'paid', 'preparing'] as const;
const nobody = '—';

/** Stands where the address of somebody who was forgotten stood; no mail goes there. */
export const forgottenEmail = (userId: number): string => `forgotten-${userId}@forgotten.invalid`;
export const isForgotten = (email: string): boolean => email.endsWith('@forgotten.invalid');

/**
 * Forgets a member at their own wish.
 * @throws Refusal 400 when the address or the password is not the member's, 409 while an order is not finished
 */
export async function forget(context: Context, member: Member, body: Body<'deleteUser'>): Promise<void> {
  const { db, limits } = context;
  await limits.count('login_per_account', member.email);
  const [user] = await db.select().from(users).where(eq(users.id, member.id));
  const proven = !user?.passwordHash || (await passwordMatches(user.passwordHash, body.password ?? ''));
  if (normalEmail(body.email) !== member.email || !proven) throw new Refusal(400, 'invalid_credentials');
  await db.transaction((tx) => forgetMember(tx, member));
}

/**
 * Forgets a member, in the caller's transaction. What says who they were is deleted or blanked; orders, payments and crystals
 * stay for the books, on an account that is nobody's.
 * @throws Refusal 409 while an order is not finished
 */
export async function forgetMember(tx: Queryable, member: Pick<Member, 'id' | 'email'>): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update');
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, member.id), inArray(orders.status, unfinished)))
    .limit(1);
  if (open) throw new Refusal(409, 'deletion_open_order', { order: open.id });
  await blank(tx, member);
}

async function blank(tx: Queryable, { id, email }: Pick<Member, 'id' | 'email'>): Promise<void> {
  await closeSessionsOf(tx, id);
  for (const table of [socialIdentities, emailChanges, favorites, addresses])
    await tx.delete(table).where(eq(table.userId, id));
  for (const table of [registrations, recoveries, socialConfirmations, stockAlerts, contactMessages])
    await tx.delete(table).where(eq(table.email, email));
  // Also those that were asked for under an earlier address: their link would open the account again.
  await tx.delete(recoveries).where(eq(recoveries.userId, id));
  // A cart that was ever paid for belongs to the books.
  const paid = tx.select({ id: payments.id }).from(payments).where(eq(payments.cartId, carts.id));
  await tx.delete(carts).where(and(eq(carts.userId, id), isNull(carts.closedAt), notExists(paid)));
  await tx.update(checkoutSnapshots).set({ shipmentAddress: nobody }).where(eq(checkoutSnapshots.userId, id));
  await tx.update(orders).set({ shipmentAddress: nobody, waybill: null }).where(eq(orders.userId, id));
  await tx
    .update(users)
    .set({
      email: forgottenEmail(id),
      name: nobody,
      lastname: nobody,
      passwordHash: null,
      dateBirth: null,
      countryId: null,
      phone: null,
      deletedAt: new Date(),
    })
    .where(eq(users.id, id));
}
