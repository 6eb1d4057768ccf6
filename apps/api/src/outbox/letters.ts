import { handPaymentWithin, levelOf, type Order } from '@obsidiana/contract';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { products, sizes, stockAlerts } from '../catalog/tables.ts';
import { handNames } from '../checkout/provider.ts';
import { checkoutSnapshots, payments, refunds } from '../checkout/tables.ts';
import { readSettings } from '../content/settings.ts';
import { contactMessages, countries } from '../content/tables.ts';
import type { Context } from '../context.ts';
import { hashOf, newSecret } from '../identity/secrets.ts';
import { providerNames } from '../identity/social/identity.ts';
import {
  emailChanges,
  mailedSecrets,
  recoveries,
  registrations,
  socialConfirmations,
  users,
} from '../identity/tables.ts';
import { crystalsOf } from '../loyalty/card.ts';
import { rewards, tierTexts } from '../loyalty/tables.ts';
import { ordersOf } from '../orders/list.ts';
import { orders } from '../orders/tables.ts';
import { alreadyRegisteredLetter, confirmLetter, recoveryLetter, recoveryText } from './mails/account.ts';
import { backInStockLetter } from './mails/back-in-stock.ts';
import { contactLetter } from './mails/contact.ts';
import { emailChangeLetter, newEmailLetter } from './mails/email-change.ts';
import { handPaymentLetter } from './mails/hand-payment.ts';
import type { Letter } from './mails/letter.ts';
import { orderLetter, refundLetter } from './mails/order.ts';
import { orderCancelledLetter } from './mails/order-cancelled.ts';
import { orderRefundLetter } from './mails/order-refund.ts';
import { orderShippedLetter } from './mails/order-shipped.ts';
import { passwordChangedLetter } from './mails/password-changed.ts';
import { socialConfirmLetter } from './mails/social.ts';
import { tierReachedLetter } from './mails/tier-reached.ts';
import { welcomeLetter } from './mails/welcome.ts';

const recoveryLinkLives = 3_600_000;

interface TextMessage {
  /** A number in full: a plus, the country's code, the digits. */
  readonly to: string;
  readonly text: string;
}

/**
 * The letters, made when they are sent, so that nothing of them waits in the outbox: neither what a member bought nor a
 * secret. Null when there is nothing to write about any more.
 */
export async function confirmationFor({ db, config }: Context, registrationId: number): Promise<Letter | null> {
  const [registration] = await db.select().from(registrations).where(eq(registrations.id, registrationId));
  if (!registration) return null;
  const [member] = await db.select().from(users).where(eq(users.email, registration.email));
  if (member) return alreadyRegisteredLetter({ ...member, lang: registration.lang }, config.publicUrl);
  const secret = newSecret();
  const { expiresAt } = registration;
  await db.insert(mailedSecrets).values({ hash: hashOf(secret), registrationId, expiresAt });
  return confirmLetter(registration, `${config.publicUrl}/registro-exitoso/${secret}`);
}

/** To who came through a provider that does not vouch for the address. */
export async function socialConfirmationFor({ db, config }: Context, confirmationId: number): Promise<Letter | null> {
  const [person] = await db.select().from(socialConfirmations).where(eq(socialConfirmations.id, confirmationId));
  if (!person) return null;
  const { expiresAt, provider } = person;
  const secret = newSecret();
  await db.insert(mailedSecrets).values({ hash: hashOf(secret), socialConfirmationId: confirmationId, expiresAt });
  return socialConfirmLetter(person, providerNames[provider], `${config.publicUrl}/registro-exitoso/${secret}`);
}

/** To the address that a member wants, with the link, and to the one that they have, so that nobody takes it unnoticed. */
export async function emailChangeFor({ db, config }: Context, changeId: number): Promise<readonly Letter[]> {
  const [row] = await db
    .select({ change: emailChanges, member: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.id, changeId));
  if (!row) return [];
  const { change, member } = row;
  const wanted = { email: change.email, name: member.name, lang: change.lang };
  const [other] = await db.select().from(users).where(eq(users.email, change.email));
  if (other) return [alreadyRegisteredLetter({ ...other, lang: change.lang }, config.publicUrl)];
  const secret = newSecret();
  await db.insert(mailedSecrets).values({ hash: hashOf(secret), emailChangeId: changeId, expiresAt: change.expiresAt });
  return [
    newEmailLetter(wanted, `${config.publicUrl}/registro-exitoso/${secret}`),
    emailChangeLetter({ ...member, lang: change.lang }, change.email, config.publicUrl),
  ];
}

export async function recoveryFor(context: Context, recoveryId: number): Promise<Letter | null> {
  const row = await recoveryOf(context, recoveryId);
  if (!row) return null;
  return recoveryLetter({ ...row.member, lang: row.lang }, await recoveryLink(context, recoveryId));
}

/** The text message with the link; null without a member, or for one without a phone. */
export async function recoveryTextFor(context: Context, recoveryId: number): Promise<TextMessage | null> {
  const row = await recoveryOf(context, recoveryId);
  if (!row?.member.phone || !row.phoneCode) return null;
  const link = await recoveryLink(context, recoveryId);
  return { to: `+${row.phoneCode}${row.member.phone}`, text: recoveryText(row.lang, link) };
}

async function recoveryOf({ db }: Context, recoveryId: number) {
  const [row] = await db
    .select({ lang: recoveries.lang, member: users, phoneCode: countries.phoneCode })
    .from(recoveries)
    .innerJoin(users, eq(users.id, recoveries.userId))
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(eq(recoveries.id, recoveryId));
  return row;
}

/** A link of its own for each message. */
async function recoveryLink({ db, config }: Context, recoveryId: number): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + recoveryLinkLives);
  await db.insert(mailedSecrets).values({ hash: hashOf(secret), recoveryId, expiresAt });
  return `${config.publicUrl}/cambiar-contrasena/${secret}`;
}

export async function passwordChangedFor({ db, config }: Context, userId: number): Promise<Letter | null> {
  const [member] = await db.select().from(users).where(eq(users.id, userId));
  return member ? passwordChangedLetter(member, config.publicUrl) : null;
}

/** Null too for who has fallen below the tier again meanwhile. */
export async function tierReachedFor({ db, config }: Context, userId: number, level: number): Promise<Letter | null> {
  const [member] = await db.select().from(users).where(eq(users.id, userId));
  const [text] = await db.select().from(tierTexts).where(eq(tierTexts.level, level));
  const crystals = await crystalsOf(db, userId);
  if (!member || !text || levelOf(crystals) < level) return null;
  const unlocked = await db
    .select({ title: rewards.title })
    .from(rewards)
    .where(eq(rewards.level, level))
    .orderBy(asc(rewards.position), asc(rewards.id));
  const { lang } = member;
  const tier = {
    name: text.name[lang],
    description: text.description[lang],
    crystals,
    rewards: unlocked.map(({ title }) => title[lang]),
  };
  return tierReachedLetter(member, tier, config.publicUrl);
}

/** Null when everything has been sold again before the mail could leave. */
export async function backInStockFor({ db, config }: Context, alertId: number): Promise<Letter | null> {
  const rows = await db
    .select({ alert: stockAlerts, name: products.name, uri: products.uri, letter: sizes.letter })
    .from(stockAlerts)
    .innerJoin(products, and(eq(products.id, stockAlerts.productId), eq(products.published, true)))
    .innerJoin(sizes, and(eq(sizes.productId, products.id), gt(sizes.stock, 0)))
    .where(and(eq(stockAlerts.id, alertId), or(isNull(stockAlerts.sizeId), eq(stockAlerts.sizeId, sizes.id))))
    .orderBy(asc(sizes.position), asc(sizes.id));
  const [first] = rows;
  if (!first) return null;
  const { alert, name, uri } = first;
  const piece = { name: name[alert.lang], uri, sizes: rows.map(({ letter }) => letter) };
  return backInStockLetter(alert, piece, config.publicUrl);
}

export async function welcomeFor({ db, config }: Context, userId: number): Promise<Letter | null> {
  const [member] = await db.select().from(users).where(eq(users.id, userId));
  if (!member) return null;
  const { welcomePercent } = await readSettings(db);
  return welcomeLetter(member, welcomePercent, config.publicUrl);
}

export const orderPaidFor = aboutOrder(orderLetter);
export const orderShippedFor = aboutOrder(orderShippedLetter);
export const orderCancelledFor = aboutOrder(orderCancelledLetter);

/** Where to send the money of an order that awaits it. */
export async function handPaymentFor({ db, config }: Context, orderId: number): Promise<Letter | null> {
  const [row] = await db
    .select({ member: users, method: payments.provider, startedAt: payments.createdAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending_payment')));
  const method = handNames.find((name) => name === row?.method);
  if (!row || !method) return null;
  const [order] = await ordersOf(db, row.member.id, row.member.lang, orderId);
  const { handPayments } = await readSettings(db);
  const until = new Date(row.startedAt.getTime() + handPaymentWithin);
  return order
    ? handPaymentLetter(row.member, order, { method, until, ...handPayments[method] }, config.publicUrl)
    : null;
}

type Member = typeof users.$inferSelect;

function aboutOrder(letter: (member: Member, order: Order, publicUrl: string) => Letter) {
  return async ({ db, config }: Context, orderId: number): Promise<Letter | null> => {
    const [row] = await db
      .select({ member: users })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(eq(orders.id, orderId));
    if (!row) return null;
    const [order] = await ordersOf(db, row.member.id, row.member.lang, orderId);
    return order ? letter(row.member, order, config.publicUrl) : null;
  };
}

/** About money that an order's buyer got back. */
export async function orderRefundFor({ db, config }: Context, refundId: number): Promise<Letter | null> {
  const [row] = await db
    .select({ member: users, orderId: orders.id, amount: refunds.amount })
    .from(refunds)
    .innerJoin(orders, eq(orders.paymentId, refunds.paymentId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(refunds.id, refundId));
  if (!row) return null;
  const [order] = await ordersOf(db, row.member.id, row.member.lang, row.orderId);
  return order ? orderRefundLetter(row.member, order, row.amount, config.publicUrl) : null;
}

export async function refundFor({ db, config }: Context, paymentId: number): Promise<Letter | null> {
  const [row] = await db
    .select({ member: users, total: checkoutSnapshots.total, currency: checkoutSnapshots.currency })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .innerJoin(checkoutSnapshots, eq(checkoutSnapshots.id, payments.snapshotId))
    .where(eq(payments.id, paymentId));
  return row ? refundLetter(row.member, row, config.publicUrl) : null;
}

export async function contactFor({ db, config }: Context, messageId: number): Promise<Letter | null> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  return message ? contactLetter(message, config.contactTo) : null;
}
