import { describe, expect, test } from 'vitest';
import { pageOf, requireCleanPage } from './page-number.ts';

test('@CAT-6 the page is in the address; anything else is page 1', () => {
  const asked = ['page=3', '', 'page=0', 'page=-2', 'page=1.5', 'page=dos'].map((query) =>
    pageOf(new URLSearchParams(query)),
  );
  expect(asked).toEqual([3, 1, 1, 1, 1, 1]);
});

describe('@CAT-6 an address', () => {
  /** Where it is sent when the list answers with this page; null when it may stay. */
  function sentTo(query: string, page: number): string | null {
    try {
      requireCleanPage(new URL(`http://shop.test/list${query}`), page, (number) => `/list?page=${number}`);
      return null;
    } catch (redirect) {
      return redirect instanceof Response ? redirect.headers.get('location') : String(redirect);
    }
  }

  test('of a page of the list stays', () => {
    expect([sentTo('', 1), sentTo('?page=2', 2)]).toEqual([null, null]);
  });

  test('beyond the list, or of page 1 by name, goes to the page that is shown', () => {
    expect([sentTo('?page=99', 2), sentTo('?page=1', 1), sentTo('?page=dos', 1)]).toEqual([
      '/list?page=2',
      '/list?page=1',
      '/list?page=1',
    ]);
  });
});
