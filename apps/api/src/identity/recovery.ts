import type { Language } from '@obsidiana/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { hashPassword } from './passwords.ts';
import { normalEmail } from './person.ts';
import { hashOf, newSecret } from './secrets.ts';
import { closeSessionsOf } from './sessions.ts';
import { mailedSecrets, recoveries, users } from './tables.ts';

const recoveryLives = 24 * 3_600_000;

/** Mails a link for a new password; an address of nobody gets the same answer after the same work. @returns a handle. */
export async function recover(context: Context, typed: string, lang: Language, ip: string): Promise<string> {
  const email = normalEmail(typed);
  await context.limits.count('recovery_per_address', ip);
  await context.limits.count('recovery_per_email', email);
  const handle = newSecret();
  await context.db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const [recovery] = await tx
      .insert(recoveries)
      .values({
        handleHash: hashOf(handle),
        email,
        userId: user?.id ?? null,
        lang,
        expiresAt: new Date(Date.now() + recoveryLives),
      })
      .returning({ recoveryId: recoveries.id });
    if (recovery) await enqueue(tx, { kind: 'recovery_mail', ...recovery });
  });
  return handle;
}

/**
 * Sends another link, by mail or as a text message to the member's phone. A handle that stands for nothing, or for an
 * address of nobody, gets the same answer.
 * @throws Refusal 400 `sms_unavailable` in a shop that sends no text messages
 */
export async function resendRecovery(context: Context, handle: string, way: 'mail' | 'sms', ip: string): Promise<void> {
  if (way === 'sms' && !context.config.sms) throw new Refusal(400, 'sms_unavailable');
  await context.limits.count('resend_per_address', ip);
  const handleHash = hashOf(handle);
  await context.limits.count('resend_per_handle', handleHash);
  const [recovery] = await context.db
    .select({ recoveryId: recoveries.id, email: recoveries.email })
    .from(recoveries)
    .where(and(eq(recoveries.handleHash, handleHash), gt(recoveries.expiresAt, new Date())));
  if (!recovery) return;
  const { recoveryId, email } = recovery;
  await context.limits.count('resend_per_email', email);
  if (way === 'sms') await context.limits.count('sms_per_email', email);
  await enqueue(context.db, { kind: way === 'sms' ? 'recovery_sms' : 'recovery_mail', recoveryId });
}

/** Sets the password of who opened the mailed link, once; every session and every other link of the member ends. */
export async function resetPassword(context: Context, secret: string, password: string, ip: string): Promise<void> {
  await context.limits.count('secret_per_address', ip);
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(mailedSecrets)
      .where(and(eq(mailedSecrets.hash, hashOf(secret)), gt(mailedSecrets.expiresAt, new Date())))
      .returning({ recoveryId: mailedSecrets.recoveryId });
    if (!used?.recoveryId) throw new Refusal(400, 'link_invalid');
    const [recovery] = await tx.select().from(recoveries).where(eq(recoveries.id, used.recoveryId));
    if (!recovery?.userId) throw new Refusal(400, 'link_invalid');
    if (password.trim().toLowerCase() === recovery.email) throw new Refusal(400, 'password_is_email');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, recovery.userId));
    await tx.delete(recoveries).where(eq(recoveries.userId, recovery.userId));
    await closeSessionsOf(tx, recovery.userId);
    await enqueue(tx, { kind: 'password_changed_mail', userId: recovery.userId });
  });
}
