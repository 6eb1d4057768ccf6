import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashPassword } from '../identity/passwords.ts';
import { recoveries, users } from '../identity/tables.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need, startCheckout } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call, context, config } = shop;

/** Somebody of whom the shop knows something in every place. */
async function knownMember() {
  const member = await addMember(db, { crystals: 20 });
  const piece = await addPiece(db, { mxn: 150_000 });
  const { intentId } = await startCheckout(shop, member, piece);
  await providers.pay(intentId);
  const { body } = await call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
  const orderId = need(body.order).id;
  await call('setFavorite', { token: member.token, body: { product_id: piece.id, status: true } });
  await call('createStockAlert', { body: { email: member.email, product_id: piece.id } });
  await call('sendContact', { body: { name: 'Ana', email: member.email, message: 'Quiero saber mas' } });
  await call('createCart', { token: member.token, body: { products: [{ ...piece, quantity: 1 }] } });
  return { ...member, orderId };
}

const everything = async () => {
  const { rows } = await db.execute<{ dump: string }>(sql`
    select string_agg(query_to_xml(format('select * from %I', tablename), true, false, '')::text, '') as dump
    from pg_tables where schemaname = 'public'`);
  return rows[0]?.dump ?? '';
};

test('@API-3 a member downloads everything that is kept about them, and nobody else’s', async () => {
  const [member, other] = [await knownMember(), await addMember(db)];
  const { body } = await call('exportUserData', { token: member.token });
  expect(body).toMatchObject({
    profile: { email: member.email, name: 'Ana', date_birth: '1990-05-05' },
    sign_in_with: [],
    addresses: [{ line: 'Calle Uno 1' }],
    favourites: [expect.stringMatching(/^pieza-/)],
    crystals: [{ kind: 'earned' }, { kind: 'opening', crystals: 20 }],
    orders: [{ id: member.orderId }],
    stock_alerts: [{ product: expect.stringMatching(/^pieza-/) }],
    contact_messages: [{ message: 'Quiero saber mas' }],
  });
  const theirs = (await call('exportUserData', { token: other.token })).body;
  expect(theirs).toMatchObject({ profile: { email: other.email }, orders: [], favourites: [], contact_messages: [] });
  expect((await call('exportUserData')).status).toBe(401);
});

test('@API-3 a member is forgotten at their wish: the orders stay for the books, without the person', async () => {
  const member = await knownMember();
  const leave = (email: string) => call('deleteUser', { token: member.token, body: { email } });
  expect((await leave('otro@correo.example')).failure.code).toBe('invalid_credentials');
  const early = await leave(member.email);
  expect([early.status, early.failure.code]).toEqual([409, 'deletion_open_order']);
  expect((await call('userData', { token: member.token })).status).toBe(200);

  await db.execute(sql`update orders set status = 'delivered' where id = ${member.orderId}`);
  await drain(context, mailer(config));
  const known = (await providers.mailsTo(member.email)).length;
  // A new password was asked for while the account had another address.
  const earlier = { handleHash: 'earlier', email: 'antes@correo.example', lang: 'es', expiresAt: new Date() } as const;
  await db.insert(recoveries).values({ ...earlier, userId: member.id });
  expect((await leave(` ${member.email.toUpperCase()}`)).status).toBe(200);

  expect((await call('userData', { token: member.token })).status).toBe(401);
  const dump = await everything();
  expect(dump).not.toContain(member.email);
  expect(dump).not.toContain(earlier.email);
  const [row] = await db.select().from(users).where(eq(users.id, member.id));
  expect(row).toMatchObject({ name: '—', phone: null, dateBirth: null, deletedAt: expect.any(Date) });
  const { rows } = await db.execute(sql`select total, shipment_address from orders where id = ${member.orderId}`);
  expect(rows).toEqual([{ total: 149_900, shipment_address: '—' }]);
  const crystals = await db.execute(
    sql`select sum(crystals)::integer as sum from crystal_entries where user_id = ${member.id}`,
  );
  expect(crystals.rows).toEqual([{ sum: 33 }]);

  // What was still to be mailed stays unsent, and the address is free for somebody new.
  await enqueue(db, { kind: 'order_mail', orderId: member.orderId });
  await drain(context, mailer(config));
  expect((await providers.mailsTo('forgotten')).length).toBe(0);
  expect((await providers.mailsTo(member.email)).length).toBe(known);
  expect(await db.insert(users).values({ email: member.email, name: 'Eva', lastname: 'Paz' }).returning()).toHaveLength(
    1,
  );
});

test('an account with a password is deleted with it only', async () => {
  const { id, email, token } = await addMember(db);
  await db
    .update(users)
    .set({ passwordHash: await hashPassword('piedra volcanica') })
    .where(eq(users.id, id));
  const leave = (password?: string) => call('deleteUser', { token, body: { email, ...(password && { password }) } });
  expect((await leave()).failure.code).toBe('invalid_credentials');
  expect((await leave('no es esta')).failure.code).toBe('invalid_credentials');
  expect((await leave('piedra volcanica')).status).toBe(200);
});
