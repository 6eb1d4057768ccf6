import { expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { addMember } from '../testing-fixtures.ts';

const shop = await testShop({ env: { RATE_LIMIT_FACTOR: '1' } });

test('@API-10 guessing one account is refused with Retry-After, from whatever address', async () => {
  const { email } = await addMember(shop.db);
  const guess = (n: number) =>
    shop.call('login', { query: { lang: 'en' }, body: { email, password: `guess ${n}` }, ip: `10.0.0.${n}` });
  for (let n = 0; n < 10; n++) expect((await guess(n)).status).toBe(400);
  const refused = await guess(11);
  expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.failure.message).toContain(String(refused.headers['retry-after']));
});

test('@API-10 asking for mails again and again is refused', async () => {
  const resend = () => shop.call('resendConfirmation', { body: { token: 'a'.repeat(43) } });
  const recover = () => shop.call('recoverPassword', { body: { email: 'nadie@correo.example' } });
  for (let n = 0; n < 3; n++) expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(429);
  for (let n = 0; n < 5; n++) expect((await recover()).status).toBe(200);
  expect((await recover()).status).toBe(429);
});
