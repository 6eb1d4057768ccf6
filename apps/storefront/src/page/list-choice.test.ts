import { expect, test } from 'vitest';
import { to } from '../paths.ts';
import { choiceIn, narrowings, searchOf } from './list-choice.ts';

const read = (query: string) => choiceIn(new URLSearchParams(query));

test('@CAT-9 a choice has one address, and is read from it again', () => {
  const choice = read('size=M&size=CH&collection_id=3&price_min=500&on_offer=true&sort=price_asc');
  expect(choice).toMatchObject({
    collectionId: 3,
    sizes: ['M', 'CH'],
    priceMin: 500,
    onOffer: true,
    sort: 'price_asc',
  });
  const href = to('search', { search: 'kimono' }, searchOf(choice));
  expect(href).toBe('/resultados/kimono?collection_id=3&size=M&size=CH&price_min=500&on_offer=true&sort=price_asc');
  expect(choiceIn(new URL(href, 'https://shop.test').searchParams)).toEqual(choice);
  expect(narrowings(choice)).toBe(5);
});

test('an empty form and nonsense choose nothing', () => {
  const nothing = read('size=&price_min=&price_max=abc&sort=sideways&collection_id=-1&on_offer=yes&available=');
  expect(narrowings(nothing)).toBe(0);
  expect(to('nothingFound', {}, searchOf(nothing))).toBe('/sin-resultados');
  expect(read(`price_max=${'9'.repeat(40)}&size=${'x'.repeat(500)}`)).toEqual(read(''));
});
