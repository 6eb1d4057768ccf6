import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { testShop } from '../testing.ts';
import { addMember } from '../testing-fixtures.ts';
import { sweep } from '../workers.ts';
import { hashPassword } from './passwords.ts';
import { users } from './tables.ts';

const shop = await testShop({ env: { RATE_LIMIT_FACTOR: '1' } });
const { call, db } = shop;

test('@API-10 guessing one account is refused with Retry-After, from whatever address', async () => {
  const { email } = await addMember(db);
  const guess = (n: number) =>
    call('login', { query: { lang: 'en' }, body: { email, password: `guess ${n}` }, ip: `10.0.0.${n}` });
  for (let n = 0; n < 10; n++) expect((await guess(n)).status).toBe(400);
  const refused = await guess(11);
  expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.failure.message).toContain(String(refused.headers['retry-after']));
});

test('@API-10 guesses that come all at once are no way around it, and an account that is none is limited alike', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      call('login', { body: { email: 'nadie@correo.example', password: 'x' }, ip: `10.1.0.${n}` }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('@API-10 who signs in has all attempts again', async () => {
  const { email } = await addMember(db);
  const password = 'piedra volcanica';
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(sql`email = ${email}`);
  const login = async (typed: string) => (await call('login', { body: { email, password: typed } })).status;
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 9; n++) expect(await login('no es esta')).toBe(400);
    expect(await login(password)).toBe(200);
  }
});

test('@API-10 one address is refused too, whatever accounts it tries', async () => {
  const tries = await Promise.all(
    Array.from({ length: 101 }, (_, n) =>
      call('login', { body: { email: `cuenta${n}@correo.example`, password: 'x' }, ip: '10.2.0.1' }),
    ),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('@API-10 asking for mails again and again is refused, by handle, by account and by address', async () => {
  const resend = () => call('resendConfirmation', { body: { token: 'a'.repeat(43) }, ip: '10.3.0.1' });
  for (let n = 0; n < 3; n++) expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(429);

  const recover = (n: number) =>
    call('recoverPassword', { body: { email: 'alguien@correo.example' }, ip: `10.4.0.${n}` });
  const handles: string[] = [];
  for (let n = 0; n < 5; n++) handles.push((await recover(n)).body.token);
  expect((await recover(6)).status).toBe(429);

  const again = (n: number) =>
    call('resendRecovery', { body: { token: handles[n % 5] ?? '', type: 1 }, ip: `10.5.0.${n}` });
  for (let n = 0; n < 6; n++) expect((await again(n)).status).toBe(200);
  expect((await again(7)).status).toBe(429);

  const everybody = (n: number) =>
    call('recoverPassword', { body: { email: `persona${n}@correo.example` }, ip: '10.6.0.1' });
  for (let n = 0; n < 20; n++) expect((await everybody(n)).status).toBe(200);
  expect((await everybody(21)).status).toBe(429);
});

test('@API-10 several processes count the same attempts, which hold no addresses and are swept when they are over', async () => {
  const other = createContext(shop.config, db).limits;
  for (let n = 0; n < 3; n++) await shop.context.limits.count('contact_per_address', '10.7.0.1');
  for (let n = 0; n < 2; n++) await other.count('contact_per_address', '10.7.0.1');
  await expect(other.count('contact_per_address', '10.7.0.1')).rejects.toMatchObject({ status: 429 });
  const { rows } = await db.execute<{ dump: string }>(sql`select string_agg(attempts::text, '') as dump from attempts`);
  expect(rows[0]?.dump).not.toMatch(/10\.7\.0\.1|correo/);

  await db.execute(sql`update attempts set ends_at = now() - interval '1 second'`);
  await other.count('contact_per_address', '10.7.0.1');
  await sweep(shop.context);
  const left = await db.execute(sql`select attempts from attempts`);
  expect(left.rows).toEqual([{ attempts: 1 }]);
});
