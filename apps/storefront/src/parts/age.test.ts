import { describe, expect, it } from 'vitest';
import { isOfAge } from './age.ts';

describe('age @AUTH-7', () => {
  it.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
  ])('born on %s, on %s: %s', (birth, today, expected) => {
    expect(isOfAge(birth, 18, today)).toBe(expected);
  });
});
