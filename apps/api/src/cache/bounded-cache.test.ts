import { expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const kilobyte = { bytes: 1_000 };

it('forgets what was used the longest ago when it is full', () => {
  const cache = new BoundedCache<{ bytes: number }>(12_500);
  for (let number = 0; number < 10; number += 1) cache.set(`${number}`, kilobyte);
  cache.get('0');
  for (let number = 10; number < 15; number += 1) cache.set(`${number}`, kilobyte);
  expect(cache.get('0')).toBe(kilobyte);
  expect(cache.get('1')).toBeUndefined();
  expect(cache.get('14')).toBe(kilobyte);
});

it('does not give its room to one large value, and counts a replaced one once', () => {
  const cache = new BoundedCache<{ bytes: number }>(12_500);
  cache.set('small', kilobyte);
  cache.set('large', { bytes: 9_000 });
  expect(cache.get('large')).toBeUndefined();
  for (let time = 0; time < 100; time += 1) cache.set('again', kilobyte);
  expect(cache.get('small')).toBe(kilobyte);
});
