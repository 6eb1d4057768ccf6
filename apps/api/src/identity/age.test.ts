import { expect, test } from 'vitest';
import { isOfAge, isPossibleBirth, today } from './age.ts';

const noonInMexico = (date: string) => new Date(`${date}T12:00:00-06:00`);

test('@AUTH-7 the eighteenth birthday is old enough, the day before is not', () => {
  expect(isOfAge('2008-11-21', noonInMexico('2026-11-20'))).toBe(false);
  expect(isOfAge('2008-11-21', noonInMexico('2026-11-21'))).toBe(true);
});

test('@AUTH-7 who was born on 29 February comes of age on 1 March', () => {
  expect(isOfAge('2008-02-29', noonInMexico('2026-02-28'))).toBe(false);
  expect(isOfAge('2008-02-29', noonInMexico('2026-03-01'))).toBe(true);
});

test('the day is the one in Mexico City, not the one in Greenwich', () => {
  expect(today(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-21');
  expect(isOfAge('2008-11-22', new Date('2026-11-22T03:00:00Z'))).toBe(false);
});

test('a birth in the future or before 1900 is not one', () => {
  expect(isPossibleBirth('2026-11-22', noonInMexico('2026-11-21'))).toBe(false);
  expect(isPossibleBirth('1899-12-31', noonInMexico('2026-11-21'))).toBe(false);
  expect(isPossibleBirth('1990-05-05', noonInMexico('2026-11-21'))).toBe(true);
});
