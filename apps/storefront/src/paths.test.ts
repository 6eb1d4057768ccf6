import { describe, expect, test } from 'vitest';
import { searchPath, to } from './paths.ts';

describe('an address', () => {
  test('holds its parameters, whatever is in them', () => {
    expect(to('product', { uri: 'kimono-agata' })).toBe('/detalles-producto/kimono-agata');
    expect(to('search', { search: '¿50% / ágata?' })).toBe('/resultados/%C2%BF50%25%20%2F%20%C3%A1gata%3F');
  });

  test('holds its query, without what is undefined', () => {
    const params = { category: 'kimonos', subcategory: 'corte-recto' };
    expect(to('subcategory', params, { page: 2, collection_id: undefined })).toBe(
      '/category/kimonos/corte-recto?page=2',
    );
    expect(to('nothingFound', {}, { search: 'a&b' })).toBe('/sin-resultados?search=a%26b');
  });
});

test('@SHELL-2 an empty search finds nothing, a long one is cut', () => {
  expect(searchPath('   ')).toBe('/sin-resultados');
  expect(searchPath(' kimono ')).toBe('/resultados/kimono');
  expect(searchPath('x'.repeat(200))).toBe(`/resultados/${'x'.repeat(100)}`);
});
