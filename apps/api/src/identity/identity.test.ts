import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { addMember, addMexico } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';
import { startWorkers } from '../workers.ts';
import { today } from './age.ts';
import { sessions } from './tables.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
await addMexico(shop.db);
const stopWorkers = await startWorkers(shop.context);
afterAll(stopWorkers);

const person = {
  name: 'Ana',
  lastname: 'Cruz',
  date_birth: '1990-05-05',
  country_id: 142,
  phone: '+52 55 1234 5678',
  password: 'piedra volcanica',
};
const secretOf = (link: string | undefined) => link?.split('/').at(-1) ?? '';

async function register(email: string, change: object = {}) {
  return shop.call('signIn', { body: { ...person, email, ...change } });
}

async function confirmed(email: string) {
  await register(email);
  const { links } = await providers.mailTo(email, /Confirma/);
  return (await shop.call('completeRegister', { body: { token: secretOf(links[0]) } })).body;
}

test('@AUTH-10 @API-8 the mailed link completes the registration once and signs the member in', async () => {
  const { token: handle } = (await register('Nueva@Correo.example ')).body;
  const mail = await providers.mailTo('nueva@correo.example', /^Confirma tu correo$/);
  const link = mail.links.find((one) => one.includes('/registro-exitoso/'));
  expect(link).toMatch(new RegExp(`^${shop.config.publicUrl}/registro-exitoso/`));

  const done = (await shop.call('completeRegister', { body: { token: secretOf(link) } })).body;
  expect(done).toMatchObject({ name: 'Ana', email: 'nueva@correo.example', phone: '5512345678' });
  const profile = (await shop.call('userData', { token: done.api_token })).body;
  expect(profile).toMatchObject({ code_phone: '52', date_birth: '1990-05-05', loyalty: { level: 0, crystals: 0 } });

  const again = await shop.call('completeRegister', { body: { token: secretOf(link) } });
  expect(again.failure.code).toBe('link_invalid');
  expect((await shop.call('completeRegister', { body: { token: handle } })).status).toBe(400);
  expect((await providers.mailTo('nueva@correo.example', /bienvenida con 10 % de descuento/)).text).toContain('10 %');
});

test('the handle asks for the mail again and completes nothing', async () => {
  const { token: handle } = (await register('otra.vez@correo.example')).body;
  const first = await providers.mailTo('otra.vez@correo.example', /Confirma/);
  expect((await shop.call('completeRegister', { body: { token: handle } })).failure.code).toBe('link_invalid');
  const resent = await shop.call('resendConfirmation', { body: { token: handle, lang: 'en' } });
  expect(resent.body.message).toBe('Message successfully resent');
  await expect.poll(async () => (await providers.mailsTo('otra.vez@correo.example')).length).toBe(2);
  // Both links are good, each of them once, and the first that is used ends the other.
  const [second] = await providers.mailsTo('otra.vez@correo.example');
  expect((await shop.call('completeRegister', { body: { token: secretOf(first.links[0]) } })).status).toBe(200);
  expect((await shop.call('completeRegister', { body: { token: secretOf(second?.links[0]) } })).status).toBe(400);
});

test('an address that has an account gets the same answer, and a mail that says so', async () => {
  await confirmed('socia@correo.example');
  const answer = await register('socia@correo.example', { password: 'otra clave larga' });
  expect(Object.keys(answer.body)).toEqual(['token']);
  const mail = await providers.mailTo('socia@correo.example', /Ya tienes una cuenta/);
  expect(mail.links.some((link) => link.includes('/registro-exitoso/'))).toBe(false);
});

test('@AUTH-7 @API-2 under eighteen is refused in the asked language, and nothing is kept', async () => {
  const [year, rest] = [Number(today().slice(0, 4)) - 17, today().slice(4)];
  const refused = await shop.call('signIn', {
    query: { lang: 'en' },
    body: { ...person, email: 'joven@correo.example', date_birth: `${year}${rest}` },
  });
  expect(refused.status).toBe(400);
  expect(refused.failure).toMatchObject({
    code: 'under_age',
    message: 'You must be over 18 years old to register',
  });
  const { rows } = await shop.db.execute(sql`select from registrations where email = 'joven@correo.example'`);
  expect(rows).toHaveLength(0);
});

test('@API-2 wrong input is refused with what to mend', async () => {
  const codes = await Promise.all(
    [
      { password: 'A@correo.example', email: 'a@correo.example' },
      { country_id: 9999 },
      { phone: '55-ocho-55' },
      { name: '   ' },
      { date_birth: '2090-01-01' },
      { password: 'corta' },
      { date_birth: '1990-02-30' },
    ].map(async (change) => (await register('b@correo.example', change)).failure.code),
  );
  expect(codes).toEqual([
    'password_is_email',
    'country_unknown',
    'phone_invalid',
    'fields_missing',
    'date_impossible',
    'invalid_input',
    'invalid_input',
  ]);
});

test('login answers the same to a wrong password and to an unknown address', async () => {
  await confirmed('entra@correo.example');
  const login = (email: string, password: string) =>
    shop.call('login', { query: { lang: 'en' }, body: { email, password } });
  const good = await login(' ENTRA@correo.example', person.password);
  expect(good.body).toMatchObject({ email: 'entra@correo.example', gg: false });
  const wrong = await login('entra@correo.example', 'no es esta');
  const unknown = await login('nadie@correo.example', 'no es esta');
  expect([wrong.status, wrong.failure.message]).toEqual([400, 'Invalid credentials']);
  expect(unknown.failure).toEqual(wrong.failure);
});

test('an unconfirmed registration is told so, but only to who knows its password', async () => {
  await register('pendiente@correo.example');
  const login = (password: string) => shop.call('login', { body: { email: 'pendiente@correo.example', password } });
  expect((await login(person.password)).failure.code).toBe('not_confirmed');
  expect((await login('no es esta clave')).failure.code).toBe('invalid_credentials');
});

test('@API-3 without a good token the answer is 401 Unauthenticated in both languages', async () => {
  const { id } = await addMember(shop.db);
  const expired = { tokenHash: 'x', familyId: crypto.randomUUID(), userId: id, expiresAt: new Date(Date.now() - 1) };
  await shop.db.insert(sessions).values(expired);
  for (const token of [undefined, 'made-up', 'x']) {
    for (const lang of ['es', 'en'] as const) {
      const refused = await shop.call('userData', { query: { lang }, token });
      expect([refused.status, refused.failure.message]).toEqual([401, 'Unauthenticated']);
    }
  }
});

test('@API-10 a refresh replaces the token; the old one, used when its minute is over, ends the whole family', async () => {
  const { token: old } = await addMember(shop.db);
  const works = async (token: string) => (await shop.call('userData', { token })).status === 200;
  const { api_token: fresh } = (await shop.call('refreshToken', { token: old })).body;
  expect(await Promise.all([works(old), works(fresh)])).toEqual([true, true]);

  await shop.db.execute(
    sql`update sessions set replaced_at = now() - interval '61 seconds' where replaced_at is not null`,
  );
  expect(await works(old)).toBe(false);
  expect(await works(fresh)).toBe(false);
});

test('logout ends the session and everything that grew from the same login', async () => {
  const { token } = await addMember(shop.db);
  const { api_token: fresh } = (await shop.call('refreshToken', { token })).body;
  await shop.call('logout', { token: fresh });
  expect((await shop.call('userData', { token })).status).toBe(401);
  expect((await shop.call('userData', { token: fresh })).status).toBe(401);
});

test('@API-8 @API-10 a password is recovered by the mailed link only, and the open sessions end', async () => {
  const { api_token } = await confirmed('olvida@correo.example');
  const recover = (email: string) => shop.call('recoverPassword', { body: { email } });
  const { token: handle } = (await recover('olvida@correo.example')).body;
  expect(Object.keys((await recover('nadie@correo.example')).body)).toEqual(['token']);
  const mail = await providers.mailTo('olvida@correo.example', /Cambia tu contraseña/);
  const reset = (token: string, password = 'una clave nueva') =>
    shop.call('resetPassword', { body: { token, password, password_confirmation: password } });

  expect((await reset(handle)).failure.code).toBe('link_invalid');
  expect((await reset(secretOf(mail.links[0]))).status).toBe(200);
  expect((await reset(secretOf(mail.links[0]))).failure.code).toBe('link_invalid');
  expect((await shop.call('userData', { token: api_token })).status).toBe(401);
  const login = (password: string) => shop.call('login', { body: { email: 'olvida@correo.example', password } });
  expect((await login(person.password)).status).toBe(400);
  expect((await login('una clave nueva')).status).toBe(200);
});

test('@PROF-4 the profile can be edited, but not a stored date of birth', async () => {
  const [member, other] = [await addMember(shop.db), await addMember(shop.db, { dateBirth: null })];
  const save = (token: string, change: object) =>
    shop.call('updateUserData', { token, body: { ...person, email: member.email, ...change } });
  expect((await save(member.token, { name: 'Anabel' })).body.name).toBe('Anabel');
  expect((await save(member.token, { date_birth: '1991-01-01' })).failure.code).toBe('date_fixed');
  const born = await save(other.token, { email: other.email, date_birth: '1985-12-24' });
  expect(born.body.date_birth).toBe('1985-12-24');
});

test('another address holds once it is confirmed from there, and the one before is told', async () => {
  const { email, token } = await addMember(shop.db);
  const wanted = `nueva.${email}`;
  const save = async (change: { email: string }) =>
    (await shop.call('updateUserData', { token, query: { lang: 'en' }, body: { ...person, ...change } })).body;
  expect(await save({ email: wanted })).toMatchObject({ email, pending_email: wanted });
  const { links } = await providers.mailTo(wanted, /^Confirm your new email$/);
  expect((await providers.mailTo(email, /asked to change the email/)).text).toContain(wanted);

  // Asked for again, only the newest link is good.
  await save({ email: `otra.${email}` });
  const newest = await providers.mailTo(`otra.${email}`, /^Confirm your new email$/);
  const open = (link: string | undefined) => shop.call('completeRegister', { body: { token: secretOf(link) } });
  expect((await open(links[0])).failure.code).toBe('link_invalid');
  expect((await open(newest.links[0])).body).toMatchObject({ email: `otra.${email}`, completed: 'email_change' });
  expect((await shop.call('userData', { token })).body).toMatchObject({ email: `otra.${email}`, pending_email: null });
});

test('@API-3 nobody takes the address of another member, nor learns that it is one', async () => {
  const [owner, first, second] = [await addMember(shop.db), await addMember(shop.db), await addMember(shop.db)];
  const save = (token: string, email: string) => shop.call('updateUserData', { token, body: { ...person, email } });
  const [taken, free] = [await save(first.token, owner.email), await save(second.token, 'nadie.aqui@correo.example')];
  expect([taken.status, taken.body.pending_email]).toEqual([free.status, owner.email]);
  expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
  const mail = await providers.mailTo(owner.email, /Ya tienes una cuenta/);
  expect(mail.links.some((link) => link.includes('/registro-exitoso/'))).toBe(false);
});

test('@API-10 neither passwords nor tokens nor mailed secrets stand in the database', async () => {
  const { token: handle } = (await register('secreta@correo.example')).body;
  const { links } = await providers.mailTo('secreta@correo.example', /Confirma/);
  const { api_token } = (await shop.call('completeRegister', { body: { token: secretOf(links[0]) } })).body;
  const { rows } = await shop.db.execute<{ dump: string }>(sql`
    select string_agg(query_to_xml(format('select * from %I', tablename), true, false, '')::text, '') as dump
    from pg_tables where schemaname = 'public'`);
  const dump = rows[0]?.dump ?? '';
  const holds = (text: string) => dump.includes(text);
  expect(['secreta@correo.example', '$argon2id$v=19$m=19456'].map(holds)).toEqual([true, true]);
  expect([handle, secretOf(links[0]), api_token, person.password].filter(holds)).toEqual([]);
});
