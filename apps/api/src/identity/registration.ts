import type { Body, Language } from '@obsidiana/contract';
import { and, eq, gt } from 'drizzle-orm';
import { requireCountry } from '../account/countries.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { isOfAge, isPossibleBirth } from './age.ts';
import { hashPassword } from './passwords.ts';
import { digitsOfPhone, normalEmail, written } from './person.ts';
import { hashOf, newSecret } from './secrets.ts';
import { registrations } from './tables.ts';

const registrationLives = 24 * 3_600_000;

/**
 * Takes a registration and mails the link that completes it. An address that already has an account gets the same
 * answer, after the same work, and a mail that says so: nobody learns here who is a member.
 * @returns the handle for asking the mail again.
 */
export async function register(context: Context, body: Body<'signIn'>, lang: Language, ip: string): Promise<string> {
  const email = normalEmail(body.email);
  await context.limits.count('sign_in_per_address', ip);
  const [name, lastname] = [written(body.name), written(body.lastname)];
  if (!isPossibleBirth(body.date_birth)) throw new Refusal(400, 'date_impossible');
  if (!isOfAge(body.date_birth)) throw new Refusal(400, 'under_age');
  if (body.password.trim().toLowerCase() === email) throw new Refusal(400, 'password_is_email');
  const phone = digitsOfPhone(body.phone, await requireCountry(context.db, body.country_id));
  await context.limits.count('sign_in_per_email', email);

  const passwordHash = await hashPassword(body.password);
  const handle = newSecret();
  await context.db.transaction(async (tx) => {
    const [registration] = await tx
      .insert(registrations)
      .values({
        handleHash: hashOf(handle),
        email,
        passwordHash,
        name,
        lastname,
        phone,
        dateBirth: body.date_birth,
        countryId: body.country_id,
        lang,
        expiresAt: new Date(Date.now() + registrationLives),
      })
      .returning({ registrationId: registrations.id });
    if (registration) await enqueue(tx, { kind: 'confirm_mail', ...registration });
  });
  return handle;
}

/** Mails a new link; the ones before stay good. A handle that stands for nothing (any more) answers the same. */
export async function resendConfirmation(context: Context, handle: string, ip: string): Promise<void> {
  await context.limits.count('resend_per_address', ip);
  const handleHash = hashOf(handle);
  await context.limits.count('resend_per_handle', handleHash);
  const [registration] = await context.db
    .select({ registrationId: registrations.id, email: registrations.email })
    .from(registrations)
    .where(and(eq(registrations.handleHash, handleHash), gt(registrations.expiresAt, new Date())));
  if (!registration) return;
  const { registrationId, email } = registration;
  await context.limits.count('resend_per_email', email);
  await enqueue(context.db, { kind: 'confirm_mail', registrationId });
}
