import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { mailer } from '../outbox/mailer.ts';
import { outbox } from '../outbox/tables.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { users } from './tables.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, context, config, call } = shop;
const send = () => drain(context, mailer(config));
const smsPath = '/2010-04-01/Accounts/ACobsidiana/Messages.json';
afterEach(() => providers.noFaults());

async function askForText(email: string, lang: 'es' | 'en' = 'es') {
  const { token } = (await call('recoverPassword', { body: { email, lang } })).body;
  return call('resendRecovery', { body: { token, type: 2, lang } });
}

const setPhone = (id: number, phone: string | null) => db.update(users).set({ phone }).where(eq(users.id, id));

test('@AUTH-12 @API-8 a text message brings a link of its own that changes the password once', async () => {
  const { id, email } = await addMember(db);
  await setPhone(id, '5511112222');
  expect((await askForText(email, 'en')).body.message).toBe('Message successfully resent');
  await send();
  const [message] = await providers.mailsTo('+525511112222');
  expect(message).toMatchObject({ kind: 'sms', text: expect.stringContaining('expires in one hour') });
  const secret = message?.links[0]?.split('/').at(-1) ?? '';
  const password = 'otra clave nueva';
  const reset = () => call('resetPassword', { body: { token: secret, password, password_confirmation: password } });
  expect((await reset()).status).toBe(200);
  expect((await reset()).failure.code).toBe('link_invalid');
  expect((await call('login', { body: { email, password } })).status).toBe(200);
});

test('@AUTH-12 an address of nobody gets the same answer and no message; a member without a phone gets the mail', async () => {
  const { id, email } = await addMember(db);
  await setPhone(id, null);
  const known = await askForText(email);
  const unknown = await askForText('nadie@correo.example');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  const before = (await providers.requests(smsPath)).length;
  await send();
  expect((await providers.requests(smsPath)).length).toBe(before);
  expect(await providers.mailsTo(email)).toHaveLength(2);
});

test('F24 @API-8 a provider that fails delays the message; a number that is none ends it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id, email } = await addMember(db);
  const job = async () => (await db.select().from(outbox).where(sql`kind = 'recovery_sms'`)).at(-1);
  await setPhone(id, '5533334444');
  await providers.sandbox('/faults', { match: { path: smsPath }, action: 'status', status: 503 });
  expect((await askForText(email)).status).toBe(200);
  await send();
  expect(await job()).toMatchObject({ doneAt: null, deadAt: null, lastError: expect.stringContaining('503') });
  await db.execute(sql`update outbox set next_at = now()`);
  await send();
  expect(await providers.mailsTo('+525533334444')).toHaveLength(1);

  await setPhone(id, '1');
  await askForText(email);
  await send();
  expect(await job()).toMatchObject({
    attempts: 1,
    deadAt: expect.any(Date),
    lastError: expect.stringContaining('21211'),
  });
});

test('@AUTH-12 a shop without text messages says so', async () => {
  const silent = await testShop({ env: { TWILIO_ACCOUNT_SID: '' } });
  const { token } = (await silent.call('recoverPassword', { body: { email: 'a@b.mx' } })).body;
  const refused = await silent.call('resendRecovery', { body: { token, type: 2 } });
  expect([refused.status, refused.failure.code]).toEqual([400, 'sms_unavailable']);
});
