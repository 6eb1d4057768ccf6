import type { Answer, Body, Language } from '@obsidiana/contract';
import type { Context } from '../context.ts';
import { say } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { contactMessages } from './tables.ts';

/** What the form lets through; anything else can only have come past it. */
const allowed = {
  name: /^[\p{L}\p{M} ]+$/u,
  email: /^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/,
  message: /^[\p{L}\p{M}\d\s.,;:?!¡¿´\-@]+$/u,
};

/**
 * Keeps a message to the shop and leaves its mail for the worker.
 * @throws Refusal 400 when a field is empty, or holds what its field does not take; 429
 */
export async function sendContact(
  context: Context,
  body: Body<'sendContact'>,
  lang: Language,
  ip: string,
): Promise<Answer<'sendContact'>> {
  const [name, email, message] = [body.name.trim(), body.email.trim(), body.message.trim()];
  if (!name || !email || !message) throw new Refusal(400, 'fields_missing');
  if (!allowed.email.test(email)) throw new Refusal(400, 'email_invalid');
  if (!allowed.name.test(name)) throw new Refusal(400, 'contact_name');
  if (!allowed.message.test(message)) throw new Refusal(400, 'contact_message');
  await context.limits.count('contact_per_address', ip);
  await context.db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(contactMessages)
      .values({ name, email, message, lang })
      .returning({ messageId: contactMessages.id });
    if (kept) await enqueue(tx, { kind: 'contact_mail', ...kept });
  });
  return { message: say('contact_sent', lang), errors: false };
}
