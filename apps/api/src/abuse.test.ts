import { type CallName, callNames, calls } from '@obsidiana/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { today } from './identity/age.ts';
import { recoveries, registrations, sessions, users } from './identity/tables.ts';
import { outbox } from './outbox/tables.ts';
import { type Sent, testShop } from './testing.ts';
import { addMember, addPiece, startCheckout } from './testing-fixtures.ts';
import { testProviders } from './testing-providers.ts';
import { startWorkers } from './workers.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, app } = shop;
afterAll(await startWorkers(shop.context));

const person = {
  name: 'Ana',
  lastname: 'Cruz',
  date_birth: '1990-05-05',
  country_id: 142,
  phone: '5512345678',
  password: 'piedra volcanica',
};
const secretOf = (link: string | undefined) => link?.split('/').at(-1) ?? '';
const need401 = callNames.filter((name) => calls[name].token === 'required');

test('@API-3 no call that needs a token does anything without one', async () => {
  for (const name of need401) {
    const { method, path } = calls[name];
    for (const authorization of [undefined, 'Bearer made-up', 'Basic YTpi', `Bearer ${'x'.repeat(5000)}`]) {
      const answer = await app.inject({ method, url: `/api${path}`, headers: authorization ? { authorization } : {} });
      // What is asked is looked at first: without it the shape is refused, with it the token.
      expect([401, 422], name).toContain(answer.statusCode);
      if (answer.statusCode === 401) expect(answer.json().message).toBe('Unauthenticated');
    }
  }
});

test('@API-3 with the ids of another member every call answers that there is no such thing', async () => {
  const [owner, stranger] = [await addMember(db), await addMember(db)];
  const piece = await addPiece(db);
  const { cartId, intentId } = await startCheckout(shop, owner, piece);
  const { token } = stranger;
  const address = { country_id: 142, line: 'Mía', postal_code: '01000', city: 'México' };
  const tries: { readonly [N in CallName]?: Sent<N> } = {
    address: { query: { id: owner.addressId } },
    updateAddress: { body: { id: owner.addressId, ...address } },
    removeAddress: { query: { id: owner.addressId } },
    updateCart: { body: { id: cartId, products: [{ ...piece, quantity: 1 }] } },
    setCartCurrency: { body: { cart_id: cartId, currency: 'USD' } },
    setCartAddress: { body: { cart_id: cartId, address_id: owner.addressId } },
    myCartOrder: { query: { id: cartId } },
    cartOrder: { query: { id: cartId } },
    applyDiscountCode: { body: { cart_id: cartId, code: 'X' } },
    stripePayment: { query: { cart_id: cartId } },
    stripeIntent: { body: { payment_intent: intentId } },
    createPaypalOrder: { body: { cart_id: cartId } },
    manualPayment: { body: { cart_id: cartId, payment_method: 'zelle' } },
    placeFreeOrder: { body: { cart_id: cartId } },
  };
  const names = callNames.filter((name) => tries[name]);
  for (const name of names) {
    const answer = await call<CallName>(name, { ...tries[name], token });
    expect([name, answer.status]).toEqual([name, 404]);
    expect(JSON.stringify(answer.failure)).not.toContain(owner.email);
  }
  // The own cart with the address of another is no way to it either.
  const own = await call('createCart', { token, body: { products: [{ ...piece, quantity: 1 }] } });
  const body = { cart_id: own.body.id ?? '', address_id: owner.addressId };
  expect((await call('setCartAddress', { token, body })).status).toBe(404);
  expect((await call('orders', { token })).body).toEqual([]);
});

test('@API-10 login and recovery do the same work and say the same, whether or not there is an account', async () => {
  const { id, email } = await addMember(db);
  await db
    .update(users)
    .set({ passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA' })
    .where(eq(users.id, id));
  const login = (typed: string) => call('login', { body: { email: typed, password: 'no es esta' } });
  const recover = (typed: string) => call('recoverPassword', { body: { email: typed } });
  const [wrong, nobody] = [await login(email), await login('nadie@correo.example')];
  expect([nobody.status, nobody.failure]).toEqual([wrong.status, wrong.failure]);
  const [known, unknown] = [await recover(email), await recover('nadie@correo.example')];
  expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)]);
  // Both are written down, and both leave their mail for the worker: the answer waits for neither.
  const jobs = await db.select().from(outbox).where(sql`kind = 'recovery_mail'`);
  expect(jobs.length).toBeGreaterThanOrEqual(2);
  const rows = await db.select().from(recoveries);
  expect(new Set(rows.map(({ email: of }) => of))).toEqual(new Set([email, 'nadie@correo.example']));
});

test('@API-10 the handle of a recovery sets no password, and the mailed secret of one purpose serves no other', async () => {
  const { email } = await addMember(db);
  const { token: handle } = (await call('recoverPassword', { body: { email } })).body;
  const password = 'una clave nueva';
  const reset = (token: string) =>
    call('resetPassword', { body: { token, password, password_confirmation: password } });
  expect((await reset(handle)).failure.code).toBe('link_invalid');
  const recovery = secretOf((await providers.mailTo(email, /Cambia tu contraseña/)).links[0]);
  expect((await call('completeRegister', { body: { token: recovery } })).failure.code).toBe('link_invalid');

  await call('signIn', { body: { ...person, email: 'proposito@correo.example' } });
  const confirm = secretOf((await providers.mailTo('proposito@correo.example', /Confirma/)).links[0]);
  expect((await reset(confirm)).failure.code).toBe('link_invalid');
});

test('@AUTH-10 registered many times at once and confirmed many times at once, an address becomes one account', async () => {
  const email = 'carrera@correo.example';
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('signIn', { body: { ...person, email } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await expect.poll(async () => (await providers.mailsTo(email)).length).toBe(5);
  const links = (await providers.mailsTo(email)).map((mail) => secretOf(mail.links[0]));
  const done = await Promise.all([...links, ...links].map((token) => call('completeRegister', { body: { token } })));
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect(await db.select().from(registrations).where(eq(registrations.email, email))).toEqual([]);
  expect(done.filter(({ status }) => status === 400)).toHaveLength(9);
});

test('@AUTH-7 @PROF-4 seventeen years are refused when registering and in the profile, to the day', async () => {
  const [year, rest] = [Number(today().slice(0, 4)), today().slice(4)];
  const tomorrow = new Date(Date.parse(`${today()}T12:00:00Z`) + 86_400_000).toISOString().slice(4, 10);
  const almost = `${tomorrow < rest ? year - 17 : year - 18}${tomorrow}`;
  const { email, token } = await addMember(db, { dateBirth: null });
  const register = (date_birth: string, of: string) => call('signIn', { body: { ...person, email: of, date_birth } });
  const save = (date_birth: string) => call('updateUserData', { token, body: { ...person, email, date_birth } });
  expect((await register(almost, 'casi@correo.example')).failure.code).toBe('under_age');
  expect((await save(almost)).failure.code).toBe('under_age');
  expect((await db.select().from(users).where(eq(users.email, email)))[0]?.dateBirth).toBeNull();
  expect((await register(`${year - 18}${rest}`, 'justo@correo.example')).status).toBe(200);
  expect((await save(`${year - 18}${rest}`)).status).toBe(200);
  // 29 February in a year that has none is no date.
  expect((await register('2007-02-29', 'nunca@correo.example')).status).toBe(422);
});

test('@API-10 a copied token that was replaced ends every session of its login, and of no other', async () => {
  const { id, token: stolen } = await addMember(db);
  const { api_token: fresh } = (await call('refreshToken', { token: stolen })).body;
  const works = async (token: string) => (await call('userData', { token })).status;
  await db.execute(sql`update sessions set replaced_at = now() - interval '61 seconds' where replaced_at is not null`);
  expect((await call('refreshToken', { token: stolen })).status).toBe(401);
  expect(await works(fresh)).toBe(401);
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
});
