import { legalTexts as numbers } from '@obsidiana/contract';
import { demoShop } from '@obsidiana/demo';
import { describe, expect, it } from 'vitest';
import { mailer } from '../outbox/mailer.ts';
import { drain } from '../outbox/worker.ts';
import { testShop } from '../testing.ts';
import { testProviders } from '../testing-providers.ts';
import { sanitize } from './sanitize.ts';
import { readSettings, writeSetting } from './settings.ts';
import { contactMessages } from './tables.ts';

const providers = await testProviders();
const { db, call, context, config } = await testShop({ seeded: true, env: providers.env });

describe('content', () => {
  it('lists all countries by their name in each language; 142 is Mexico with 52 @LANG-2 @AUTH-8', async () => {
    const { body: es } = await call('countries');
    const { body: en } = await call('countries', { query: { lang: 'en' } });
    expect(es).toHaveLength(demoShop.countries.length);
    expect(es).toContainEqual({ id: 142, name: 'México', phone_code: '52' });
    expect(en).toContainEqual({ id: 142, name: 'Mexico', phone_code: '52' });
    const names = es.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
  });

  it('has banners with a desktop and a mobile picture, and posts @HOME-2 @HOME-4', async () => {
    const { body: banners } = await call('homeBanners', { query: { lang: 'en' } });
    expect(banners).toHaveLength(demoShop.banners.length);
    expect(banners[0]).toMatchObject({
      button: demoShop.banners[0]?.button.en,
      desktop_is_video: false,
      mobile_poster: expect.stringMatching(/^\/media\/.+\.webp$/),
    });
    expect(banners[0]?.desktop_image).not.toBe(banners[0]?.mobile_image);
    const { body: posts } = await call('homePosts');
    expect(posts.map(({ description }) => description)).toEqual(
      demoShop.posts.map(({ description }) => description.es),
    );
  });

  it.each(Object.entries(numbers))('has the text %s (%i) in both languages @LEGAL-1', async (_name, n) => {
    const { body: es } = await call('legalText', { params: { n } });
    const { body: en } = await call('legalText', { params: { n }, query: { lang: 'en' } });
    expect(es.data.name).not.toBe('');
    expect(es.data.content).toMatch(/<p>/);
    expect(en.data.content).not.toBe(es.data.content);
  });

  it('has no other texts', async () => {
    expect((await call('legalText', { params: { n: 8 } })).status).toBe(404);
    expect((await call('legalText', { params: { n: 0 } })).status).toBe(422);
  });

  it('takes its settings from the database, else the defaults', async () => {
    const shipping = { MXN: { price: 10000, freeFrom: 100000 }, USD: { price: 550, freeFrom: 5500 } };
    await writeSetting(db, 'shipping', shipping);
    expect((await readSettings(db)).shipping).toEqual(shipping);
    const { body } = await call('config');
    expect(body.shipping).toContainEqual({ currency: 'USD', price: 5.5, free_from: 55 });
    expect(body.crystals).toEqual([
      { currency: 'MXN', per: 100 },
      { currency: 'USD', per: 5 },
    ]);
  });

  it('is well', async () => {
    expect((await call('health')).body).toEqual({ status: 'ok' });
  });
});

describe('the contact form', () => {
  const message = {
    name: 'José Ñuñez',
    email: 'jose+tienda@correo.example',
    message: '¿Tienen talla G?\n¡Gracias! - José',
  };

  it('keeps a message, line breaks included, and mails it to the shop @CONT-1 @CONT-3 @API-8', async () => {
    const { body } = await call('sendContact', { body: message });
    expect(body).toEqual({ message: 'Gracias por escribirnos. Te contestaremos pronto.', errors: false });
    expect(await db.select().from(contactMessages)).toMatchObject([{ ...message, lang: 'es' }]);
    await drain(context, mailer(config));
    const mail = await providers.mailTo('hola@obsidiana.example', /^Mensaje de José Ñuñez$/);
    expect(mail.text).toContain('¡Gracias! - José');
    expect(mail.text).toContain(message.email);
  });

  it.each([
    [{ name: ' ' }, 'fields_missing'],
    [{ email: '  ' }, 'fields_missing'],
    [{ message: '\n' }, 'fields_missing'],
    [{ email: 'jose@correo' }, 'email_invalid'],
    [{ email: 'jose<script>@correo.mx' }, 'email_invalid'],
    [{ name: 'R2-D2' }, 'contact_name'],
    [{ message: '<b>hola</b>' }, 'contact_message'],
  ])('refuses %j as %s, and keeps nothing @CONT-2 @CONT-3 @API-2', async (wrong, code) => {
    const before = await db.$count(contactMessages);
    const answer = await call('sendContact', { query: { lang: 'en' }, body: { ...message, ...wrong } });
    expect(answer.status).toBe(400);
    expect(answer.failure.code).toBe(code);
    expect(await db.$count(contactMessages)).toBe(before);
  });
});

describe('sanitised HTML @LEGAL-2 @PDP-14', () => {
  it.each([
    ['<p onclick="x()">Hola <b>mundo</b></p>', '<p>Hola <b>mundo</b></p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="/envios" style="color:red">a</a>', '<a href="/envios">a</a>'],
    ['<img src=x onerror=x()>a<iframe src="//x"></iframe>', 'a'],
    ['<div><h1>Título</h1></div>', '<h2>Título</h2>'],
  ])('makes of %s only %s', (html, clean) => {
    expect(sanitize(html)).toBe(clean);
  });
});
