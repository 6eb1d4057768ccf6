import { tiers } from '@obsidiana/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { announceStock } from '../../catalog/stock-alerts.ts';
import { sizes, stockAlerts } from '../../catalog/tables.ts';
import { users } from '../../identity/tables.ts';
import { crystalEntries, rewards, tierTexts } from '../../loyalty/tables.ts';
import { testShop } from '../../testing.ts';
import { addMember, addPiece, startCheckout } from '../../testing-fixtures.ts';
import { testProviders } from '../../testing-providers.ts';
import { enqueue } from '../enqueue.ts';
import { mailer } from '../mailer.ts';
import { drain } from '../worker.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, context, config, call } = shop;
const send = mailer(config);

beforeAll(async () => {
  for (const { level, name } of tiers) {
    await db.insert(tierTexts).values({ level, name: { es: `${name}-es`, en: name }, description: { es: '', en: '' } });
    await db.insert(rewards).values({ level, title: { es: 'Regalo', en: 'Gift' }, description: { es: '', en: '' } });
  }
});

async function memberIn(lang: 'es' | 'en', crystals = 0) {
  const member = await addMember(db, { crystals });
  await db.update(users).set({ lang }).where(eq(users.id, member.id));
  return member;
}

describe.each(['es', 'en'] as const)('in %s @API-8', (lang) => {
  const es = lang === 'es';

  test('a paid order that brings a member to a tier: what was bought, and what the tier unlocks @API-7', async () => {
    const member = await memberIn(lang, 45);
    const { intentId } = await startCheckout(
      shop,
      member,
      await addPiece(db, { mxn: 150_000, name: 'Kimono <Ágata>' }),
    );
    await providers.pay(intentId);
    await call('stripeIntent', { token: member.token, body: { payment_intent: intentId } });
    await drain(context, send);
    const order = await providers.mailTo(member.email, es ? /^Tu pedido \d+ está pagado$/ : /^Your order \d+ is paid$/);
    expect(order.text).toContain(`Total: $1,499.00 MXN`);
    expect(order.html).toContain(es ? 'Kimono &lt;Ágata&gt;' : 'Kimono &lt;Ágata&gt; (en)');
    expect(order.html).not.toContain('<Ágata>');
    expect(order.text).toContain(es ? 'Ganaste 13 cristales' : 'You have earned 13 crystals');
    const tier = await providers.mailTo(member.email, es ? /^Llegaste a amber-es$/ : /^You have reached amber$/);
    expect(tier.text).toContain(es ? '58 cristales' : '58 crystals');
    expect(tier.text).toContain(es ? 'Recompensa: Regalo' : 'Reward: Gift');

    // The next purchase stays within the tier: no second letter about it.
    const again = await startCheckout(shop, member, await addPiece(db, { mxn: 30_000 }));
    await providers.pay(again.intentId);
    await call('stripeIntent', { token: member.token, body: { payment_intent: again.intentId } });
    await drain(context, send);
    const about = (await providers.mailsTo(member.email)).filter(({ subject }) => /amber/.test(subject));
    expect(about).toHaveLength(1);
  });

  test('welcome with the offer of the first order, and a changed password @HOME-8', async () => {
    const { id, email } = await memberIn(lang);
    await enqueue(db, { kind: 'welcome_mail', userId: id });
    await enqueue(db, { kind: 'password_changed_mail', userId: id });
    await drain(context, send);
    expect((await providers.mailTo(email, es ? /bienvenida con 10 %/ : /10% off/)).text).toContain('Ana');
    const changed = await providers.mailTo(email, es ? /^Tu contraseña cambió$/ : /^Your password has changed$/);
    expect(changed.links).toContain(`${config.publicUrl}/login`);
  });
});

test('@AUTH-14 a reset password is told to its owner', async () => {
  const { email } = await addMember(db);
  await call('recoverPassword', { body: { email } });
  await drain(context, send);
  const { links } = await providers.mailTo(email, /Cambia tu contraseña/);
  const password = 'otra clave nueva';
  const token = links[0]?.split('/').at(-1) ?? '';
  await call('resetPassword', { body: { token, password, password_confirmation: password } });
  await drain(context, send);
  await providers.mailTo(email, /^Tu contraseña cambió$/);
});

test('@PDP-13 @API-8 who waits for a piece hears once that it is there again, whatever brought it back', async () => {
  const { id, size_id: sizeId } = await addPiece(db, { stock: 0, name: 'Kimono' });
  const ask = (email: string, lang: 'es' | 'en', size?: number) =>
    call('createStockAlert', { query: { lang }, body: { email, product_id: id, ...(size && { size_id: size }) } });
  await ask('espera@correo.example', 'es');
  await ask('waits@correo.example', 'en', sizeId);
  await announceStock(context);
  await drain(context, send);
  expect(await providers.mailsTo('espera@correo.example')).toEqual([]);

  await db.update(sizes).set({ stock: 2 }).where(eq(sizes.id, sizeId));
  await Promise.all([announceStock(context), announceStock(context)]);
  await drain(context, send);
  const spanish = await providers.mailTo('espera@correo.example', /^Kimono está de vuelta$/);
  expect(spanish.text).toContain('de la talla M');
  expect(spanish.links[0]).toContain('/detalles-producto/');
  await providers.mailTo('waits@correo.example', /^Kimono \(en\) is back$/);
  await announceStock(context);
  await drain(context, send);
  expect(await providers.mailsTo('espera@correo.example')).toHaveLength(1);

  // Asked for again, it is told again; but not when everything is sold before the mail leaves.
  await ask('espera@correo.example', 'es');
  await announceStock(context);
  await db.update(sizes).set({ stock: 0 }).where(eq(sizes.id, sizeId));
  await drain(context, send);
  expect(await providers.mailsTo('espera@correo.example')).toHaveLength(1);
  expect(await db.select().from(stockAlerts).where(sql`sent_at is null`)).toEqual([]);
});

test('a member who has fallen below the tier again is not congratulated', async () => {
  const { id, email } = await addMember(db, { crystals: 10 });
  await enqueue(db, { kind: 'tier_mail', userId: id, level: 1 });
  await drain(context, send);
  expect(await providers.mailsTo(email)).toEqual([]);
  await db.insert(crystalEntries).values({ userId: id, kind: 'opening', crystals: 50 });
  await enqueue(db, { kind: 'tier_mail', userId: id, level: 1 });
  await drain(context, send);
  await providers.mailTo(email, /amber-es/);
});
