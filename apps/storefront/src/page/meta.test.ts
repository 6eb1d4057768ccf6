import { beforeAll, describe, expect, test } from 'vitest';
import { loadTexts } from '../messages/index.ts';
import type { Head } from './load.ts';
import { pageMeta } from './meta.ts';

beforeAll(async () => {
  await Promise.all([loadTexts('es'), loadTexts('en')]);
});

function metaOf(lang: 'es' | 'en', address: string, head?: Head, status = 404) {
  const { pathname, search } = new URL(address);
  const root = { lang, currency: 'MXN', origin: 'https://shop.test' };
  return pageMeta({
    loaderData: head && { head },
    error: head ? undefined : { status, statusText: '', internal: false, data: null },
    location: { pathname, search },
    matches: [{ id: 'root', loaderData: root }],
  });
}

describe('@LANG-6 what a page says about itself', () => {
  test('title and description in its language', () => {
    expect(metaOf('es', 'https://shop.test/category/kimonos', { title: 'Kimonos' })).toContainEqual({
      title: 'Kimonos · Obsidiana',
    });
    expect(metaOf('en', 'https://shop.test/', { title: 'Obsidiana' })).toContainEqual({ title: 'Obsidiana' });
    expect(metaOf('en', 'https://shop.test/', { title: 'Obsidiana' })).toContainEqual({
      name: 'description',
      content: expect.stringContaining('Mexican art clothing'),
    });
  });

  test('one address for each language and page, whatever else the query holds', () => {
    const meta = metaOf('en', 'https://shop.test/category/kimonos?page=2&utm_source=mail', { title: 'Kimonos' });
    const link = { tagName: 'link' };
    expect(meta).toContainEqual({
      ...link,
      rel: 'canonical',
      href: 'https://shop.test/category/kimonos?page=2&lang=en',
    });
    expect(meta).toContainEqual({
      ...link,
      rel: 'alternate',
      hrefLang: 'es',
      href: 'https://shop.test/category/kimonos?page=2',
    });
  });

  test('@HOME-1 / and /home are one page', () => {
    const canonical = { tagName: 'link', rel: 'canonical', href: 'https://shop.test/' };
    expect(metaOf('es', 'https://shop.test/home', { title: 'Obsidiana' })).toContainEqual(canonical);
    expect(metaOf('es', 'https://shop.test/', { title: 'Obsidiana' })).toContainEqual(canonical);
  });

  test('@SHELL-11 a page that is not there is not to be listed', () => {
    expect(metaOf('es', 'https://shop.test/nada')).toEqual([
      { title: '404 Página no encontrada · Obsidiana' },
      { name: 'robots', content: 'noindex' },
    ]);
  });

  test('nor one that the shop cannot show right now', () => {
    expect(metaOf('en', 'https://shop.test/', undefined, 503)).toEqual([
      { title: 'Back in a moment · Obsidiana' },
      { name: 'robots', content: 'noindex' },
    ]);
  });

  test('a shared page brings its picture on a wide card, any other page that of the shop', () => {
    const image = (content: string) => ({ property: 'og:image', content });
    const product = { title: 'Kimono', image: '/media/kimono-1a2b/960.webp', type: 'product' as const };
    const meta = metaOf('es', 'https://shop.test/detalles-producto/kimono', product);
    expect(meta).toContainEqual(image('https://shop.test/media/kimono-1a2b/share.jpg'));
    expect(meta).toContainEqual({ property: 'og:type', content: 'product' });
    expect(meta).toContainEqual({ property: 'og:locale', content: 'es_MX' });
    expect(metaOf('es', 'https://shop.test/envios', { title: 'Envíos' })).toContainEqual(
      image('https://shop.test/share.png'),
    );
  });
});
