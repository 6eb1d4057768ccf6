import type { Language, UserExport } from '@obsidiana/contract';
import { desc, eq } from 'drizzle-orm';
import { addressesOf } from '../account/addresses.ts';
import { favorites, products, stockAlerts } from '../catalog/tables.ts';
import { contactMessages } from '../content/tables.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { profileOf } from '../identity/profile.ts';
import { signInWaysOf } from '../identity/sign-in-ways.ts';
import { users } from '../identity/tables.ts';
import { crystalEntriesOf } from '../loyalty/history.ts';
import { ordersOf } from '../orders/list.ts';

/** Everything that the shop keeps about a member, in the words that the member reads. */
export async function exportOf(db: Database, userId: number, lang: Language): Promise<UserExport> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal(401, 'unauthenticated');
  const [profile, signInWays, addresses, liked, crystals, orders, alerts, messages] = await Promise.all([
    profileOf(db, userId),
    signInWaysOf(db, userId),
    addressesOf(db, userId, lang),
    db
      .select({ uri: products.uri })
      .from(favorites)
      .innerJoin(products, eq(products.id, favorites.productId))
      .where(eq(favorites.userId, userId)),
    crystalEntriesOf(db, userId, lang),
    ordersOf(db, userId, lang),
    db
      .select({ uri: products.uri, createdAt: stockAlerts.createdAt })
      .from(stockAlerts)
      .innerJoin(products, eq(products.id, stockAlerts.productId))
      .where(eq(stockAlerts.email, user.email)),
    db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, user.email))
      .orderBy(desc(contactMessages.createdAt)),
  ]);
  return {
    exported_at: new Date().toISOString(),
    profile,
    member_since: user.createdAt.toISOString(),
    sign_in_with: signInWays,
    addresses,
    favourites: liked.map(({ uri }) => uri),
    crystals,
    orders,
    stock_alerts: alerts.map(({ uri, createdAt }) => ({ product: uri, date: createdAt.toISOString() })),
    contact_messages: messages.map(({ message, createdAt }) => ({ message, date: createdAt.toISOString() })),
  };
}
