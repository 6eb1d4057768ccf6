import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { testShop } from '../testing.ts';
import { need } from '../testing-fixtures.ts';
import { keepRemote, workInBackground } from './background.ts';
import { blurOf } from './encoding.ts';
import { exists } from './files.ts';
import { blursOf, keepPictures } from './pictures.ts';
import { dueRemotes, knownPictures } from './sight.ts';
import { pictures } from './tables.ts';
import { pictureUrl } from './urls.ts';

const { app, db, config, context } = await testShop();
const { studio } = context;

const garment = { silhouette: 'kimono', print: 'strata', palette: 'amber', seed: 7 } as const;
const [drawn = '', remote = ''] = await keepPictures(db, [
  { name: 'Kimono Ámbar', source: { kind: 'garment', garment, view: 'front' } },
  { name: 'Camisa', source: { kind: 'remote', url: 'https://tienda.invalid/a.jpg', title: 'Camisa' } },
]);

describe('a picture', () => {
  it('has a key that people can read, the same for the same source', async () => {
    expect(drawn).toMatch(/^kimono-ambar-[\da-f]{8}$/);
    const again = await keepPictures(db, [
      { name: 'Kimono Ámbar', source: { kind: 'garment', garment, view: 'front' } },
    ]);
    expect(again).toEqual([drawn]);
    expect(await db.$count(pictures, eq(pictures.key, drawn))).toBe(1);
  });

  it('is drawn once and served as WebP in the asked width, to be kept for good', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => app.inject(pictureUrl(drawn, 320))));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringContaining('immutable'),
      });
    }
    const { format, width, height } = await sharp(need(answers[0]).rawPayload).metadata();
    expect([format, width, height]).toEqual(['webp', 320, 400]);
    expect(await exists(studio.path(drawn, 'original.jpg'))).toBe(true);
  });

  it('stands on a wide card where its page is shared', async () => {
    const answer = await app.inject(pictureUrl(drawn).replace(/\d+\.webp$/, 'share.jpg'));
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect((await app.inject('/media/nobody-knows-it/share.jpg')).statusCode).toBe(404);
  });

  it('is never made larger than it is', async () => {
    const { rawPayload } = await app.inject(pictureUrl(drawn, 1920));
    const original = await sharp(studio.path(drawn, 'original.jpg')).metadata();
    expect((await sharp(rawPayload).metadata()).width).toBe(original.width);
  });

  it('is a WebP at the address of its AVIF until that is made in the background', async () => {
    const url = pictureUrl(drawn, 160).replace('.webp', '.avif');
    const before = await app.inject(url);
    expect(before.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-cache' });
    expect([...studio.wanted.values()]).toEqual([{ key: drawn, width: 160 }]);
    await studio.makeCopy(drawn, 160, 'avif');
    const after = await app.inject(url);
    expect(after.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await sharp(after.rawPayload).metadata()).format).toBe('heif');
  });

  it.each([
    '/media/nada-00000000/320.webp',
    `/media/${drawn}/321.webp`,
    `/media/${drawn}/320.png`,
    `/media/${drawn}/original.jpg`,
    `/media/${drawn}/..%2f..%2fpostgres%2fpassword`,
    '/media/..%2f..%2fetc/320.webp',
    '/media/%2e%2e/320.webp',
    `/media/${drawn}`,
  ])('is not at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('what a picture looks like from far away', () => {
  it('is its two colours that are furthest apart, and where the rarer one lies', async () => {
    const sides = { width: 300, height: 400, channels: 3 } as const;
    const corner = await sharp({ create: { ...sides, width: 100, height: 100, background: '#cc2233' } })
      .png()
      .toBuffer();
    const wall = await sharp({ create: { ...sides, background: '#eeddcc' } })
      .composite([{ input: corner, left: 100, top: 0 }])
      .png()
      .toBuffer();
    const [, ground, figure, map = ''] = need(/^(...)(...)(.{6})$/.exec(await blurOf(wall)));
    expect([ground, figure]).toEqual(['edc', expect.stringMatching(/^[cd][23][34]$/)]);
    const places = Array.from({ length: 12 }, (_, place) => Math.floor(Number.parseInt(map, 16) / 4 ** place) % 4);
    expect(places).toEqual([0, 3, 0, ...Array(9).fill(0)]);
  });

  it('of one colour is that colour', async () => {
    const plain = sharp({ create: { width: 20, height: 30, channels: 3, background: '#336699' } });
    expect(await blurOf(await plain.png().toBuffer())).toBe('369369000000');
  });

  it('is kept with its original, and again when another one takes its place', async () => {
    const [key = ''] = await keepPictures(db, [{ name: 'Cuadro', source: { kind: 'title', title: 'Cuadro' } }]);
    const keptOf = async () => (await blursOf(db, [key])).get(key);
    expect(await keptOf()).toBeNull();
    await app.inject(pictureUrl(key, 160));
    expect(await keptOf()).toBe(await blurOf(studio.path(key, 'original.jpg')));
    const blue = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#1144bb' } })
      .png()
      .toBuffer();
    await studio.keepOriginal(key, blue);
    expect(await keptOf()).toBe('14b14b000000');
  });

  it('is found in the background for pictures from before, and told to whoever keeps answers', async () => {
    await db.update(pictures).set({ blur: null }).where(eq(pictures.key, drawn));
    const { catalogueVersion } = context;
    await catalogueVersion.listen(config.databaseUrl ?? '');
    const version = catalogueVersion.current;
    const stop = workInBackground(context);
    await vi.waitFor(
      async () => {
        expect((await blursOf(db, [drawn])).get(drawn)).toMatch(/^[\da-f]{12}$/);
        expect(catalogueVersion.current).not.toBe(version);
      },
      { timeout: 10_000 },
    );
    await Promise.all([stop(), catalogueVersion.stop()]);
  });
});

describe('a remote picture', () => {
  it('is replaced by a drawing, not to be kept, until it is there', async () => {
    const stand = await app.inject(pictureUrl(remote, 320));
    expect(stand.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-cache' });
    expect((await blursOf(db, [remote])).get(remote)).toBeNull();
    const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b4123f' } })
      .png()
      .toBuffer();
    await keepRemote(db, { key: remote, attempts: 0 }, () => studio.keepOriginal(remote, red));
    expect((await blursOf(db, [remote])).get(remote)).toBe('b14b14000000');
    const own = await app.inject(pictureUrl(remote, 320));
    expect(own.headers['cache-control']).toContain('immutable');
    const { width, height } = await sharp(own.rawPayload).metadata();
    expect([width, height]).toEqual([320, 213]);
    expect(await dueRemotes(db)).toEqual([]);
    expect((await knownPictures(db)).map(({ key }) => key)).toContain(remote);
  });

  it('is asked for again later when it could not be fetched, and given up on in the end', async () => {
    const url = 'https://tienda.invalid/b.jpg';
    const [key = ''] = await keepPictures(db, [{ name: 'Blusa', source: { kind: 'remote', url, title: 'Blusa' } }]);
    expect(await dueRemotes(db)).toEqual([{ key, url, attempts: 0 }]);
    const offline = async () => {
      throw new Error('offline');
    };
    await keepRemote(db, { key, attempts: 0 }, offline);
    expect(await dueRemotes(db)).toEqual([]);
    const [waiting] = await db.select().from(pictures).where(eq(pictures.key, key));
    expect(waiting?.attempts).toBe(1);
    expect(need(waiting?.fetchAt).getTime()).toBeGreaterThan(Date.now());
    await keepRemote(db, { key, attempts: 9 }, offline);
    expect(await db.select().from(pictures).where(eq(pictures.key, key))).toMatchObject([
      { attempts: 10, fetchAt: null },
    ]);
  });

  it('is not kept when it is no picture', async () => {
    await expect(studio.keepOriginal(drawn, Buffer.from('<svg'))).rejects.toThrow();
  });
});
