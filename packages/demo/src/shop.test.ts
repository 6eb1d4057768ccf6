import { describe, expect, test } from 'vitest';
import { demoShop, type Localized } from './index.ts';

/** Every localised text below a value, with the path that leads to it. */
function texts(value: unknown, path: string): { path: string; text: Localized }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('es' in value && 'en' in value && typeof value.es === 'string' && typeof value.en === 'string') {
    return [{ path, text: { es: value.es, en: value.en } }];
  }
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

const tagsOf = (html: string) => Array.from(html.matchAll(/<\/?([^\s>]+)[^>]*>/g), ([, tag]) => tag);
const unbalanced = (html: string) => {
  const open: string[] = [];
  for (const [, closing, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (tag === 'br') continue;
    if (!closing) open.push(tag);
    else if (open.pop() !== tag) return tag;
  }
  return open.at(-1);
};

describe('the demonstration shop', () => {
  test('says everything in both languages, and not the same thing twice', () => {
    const { countries, ...shop } = demoShop;
    const found = texts(shop, 'shop');
    expect(found.length).toBeGreaterThan(500);
    for (const { path, text } of found) {
      expect(text.es, path).not.toBe('');
      expect(text.en, path).not.toBe('');
    }
    // Words that are the same in both languages.
    const shared = new Set(['Kimonos', 'Shorts', 'Midi', 'Jade']);
    const same = found.filter(({ text }) => text.es === text.en && !shared.has(text.es));
    expect(same.map(({ path }) => path)).toEqual([]);
    expect(countries.filter(({ name }) => name.es === '' || name.en === '')).toEqual([]);
  });

  test('writes product details with the allowed tags only, all of them closed', () => {
    const allowed = new Set(['p', 'ul', 'li', 'strong', 'em', 'h3', 'br']);
    for (const { uri, detail } of demoShop.products) {
      for (const html of [detail.es, detail.en]) {
        expect(
          tagsOf(html).filter((tag) => !allowed.has(tag ?? '')),
          uri,
        ).toEqual([]);
        expect(unbalanced(html), uri).toBeUndefined();
      }
    }
  });

  test('has the legal texts 1 to 7 and 11, of real length, with the allowed tags only, all of them closed', () => {
    expect(demoShop.legalTexts.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 11]);
    const allowed = new Set('h2 h3 p ul ol li strong em br a table thead tbody tr th td'.split(' '));
    for (const { n, content } of demoShop.legalTexts) {
      for (const html of [content.es, content.en]) {
        expect(html.length, `text ${n}`).toBeGreaterThan(1500);
        expect(
          tagsOf(html).filter((tag) => !allowed.has(tag ?? '')),
          `text ${n}`,
        ).toEqual([]);
        expect(unbalanced(html), `text ${n}`).toBeUndefined();
        expect(html, `text ${n}`).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(tagsOf(content.es), `text ${n} has the same build in both languages`).toEqual(tagsOf(content.en));
    }
  });

  test('states the shipping prices of the shop in the shipping text', () => {
    const text = demoShop.legalTexts.find(({ n }) => n === 6);
    for (const html of [text?.content.es, text?.content.en]) {
      expect(html).toContain('$149.00 MXN');
      expect(html).toContain('$1,999.00 MXN');
      expect(html).toContain('$9.00 USD');
    }
  });

  test('leads banners and posts to paths that exist', () => {
    const { categories, products, banners, posts } = demoShop;
    const paths = new Set([
      '/mi-perfil/mis-beneficios',
      ...categories.flatMap(({ uri, subcategories }) => subcategories.map((sub) => `/category/${uri}/${sub.uri}`)),
      ...products.map(({ uri }) => `/detalles-producto/${uri}`),
    ]);
    expect(banners.length).toBeGreaterThanOrEqual(3);
    expect(posts.length).toBeGreaterThanOrEqual(7);
    for (const { link } of [...banners, ...posts]) expect(paths).toContain(link);
  });

  test('has the tiers with 4, 6 and 7 rewards, and a gift each', () => {
    expect(demoShop.tiers.map(({ level, rewards }) => [level, rewards.length])).toEqual([
      [1, 4],
      [2, 6],
      [3, 7],
    ]);
    expect(new Set(demoShop.tiers.map(({ gift }) => gift.name.es)).size).toBe(3);
  });

  test('has codes of every kind: percentage, amount, minimum, single use and expired', () => {
    const codes = demoShop.discountCodes;
    for (const { code } of codes) expect(code).toBe(code.toUpperCase());
    expect(codes.some((code) => 'percent' in code)).toBe(true);
    expect(codes.some((code) => 'amount' in code && code.minimum && code.amount.MXN < code.minimum.MXN)).toBe(true);
    expect(codes.some(({ usesPerMember }) => usesPerMember === 1)).toBe(true);
    expect(codes.some(({ expiresInDays = 0 }) => expiresInDays < 0)).toBe(true);
  });

  test('knows every country; 142 is Mexico with phone code 52', () => {
    const { countries } = demoShop;
    expect(countries).toHaveLength(250);
    expect(new Set(countries.map(({ id }) => id)).size).toBe(250);
    expect(new Set(countries.map(({ iso2 }) => iso2)).size).toBe(250);
    expect(countries.find(({ id }) => id === 142)).toEqual({
      id: 142,
      iso2: 'MX',
      name: { es: 'México', en: 'Mexico' },
      phoneCode: '52',
    });
    for (const { iso2, name, phoneCode } of countries) {
      expect(phoneCode).toMatch(/^\d{1,4}$/);
      expect(name.es).not.toBe(iso2);
      expect(name.en).not.toBe(iso2);
    }
  });

  test('has a member of each tier and one without, all of age, with addresses in known countries', () => {
    const { members, countries } = demoShop;
    expect(members.map(({ crystals }) => crystals).sort((a, b) => a - b)).toEqual([0, 74, 212, 468]);
    for (const key of ['email', 'affiliation', 'phone'] as const) {
      expect(new Set(members.map((member) => member[key])).size).toBe(members.length);
    }
    const ids = new Set(countries.map(({ id }) => id));
    for (const { email, password, phone, dateOfBirth, countryId, addresses } of members) {
      expect(email).toMatch(/@obsidiana\.example$/);
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(phone).toMatch(/^\d{10}$/);
      expect(dateOfBirth < '2006-01-01').toBe(true);
      expect(addresses.length).toBeLessThanOrEqual(3);
      for (const id of [countryId, ...addresses.map((address) => address.countryId)]) expect(ids).toContain(id);
      for (const { postalCode } of addresses) expect(postalCode).toMatch(/^\d+$/);
    }
    expect(members.find(({ email }) => email === 'esmeralda@obsidiana.example')?.addresses).not.toEqual([]);
  });
});
