import { intentionLives } from '@obsidiana/contract/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember, takeDestination } from './intention.ts';
import { fakeBrowser, member } from './testing/fakes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const heart = { path: '/detalles-producto/kimono-agata', favorite: 7 };

test('@AUTH-4 a remembered path is used once, and the heart waits until the member is there', () => {
  const { session, kept } = fakeBrowser();
  remember(session, heart);
  vi.advanceTimersByTime(intentionLives - 1);
  expect(takeDestination(session)).toBe(heart.path);
  session.start('secret', member);
  expect(session.get('pendingFavorite')).toBe(7);
  session.set('pendingFavorite', null);
  expect(takeDestination(session)).toBeNull();
  expect([...kept.keys()].filter((name) => /redirect|favorite|intended/.test(name))).toEqual([]);
});

test('@AUTH-4 an old path and an old heart lead nowhere, also where the clock was put back', () => {
  const { session } = fakeBrowser();
  for (const later of [intentionLives, -60_000]) {
    remember(session, heart);
    vi.setSystemTime(Date.now() + later);
    expect(takeDestination(session)).toBeNull();
    expect(session.get('pendingFavorite')).toBeNull();
  }
  session.set('redirectPath', heart.path);
  expect(takeDestination(session)).toBeNull();
});

test('the newest wish is the one that counts, and none outlives a session', () => {
  const { session } = fakeBrowser();
  remember(session, heart);
  remember(session, { path: '/mis-pedidos' });
  expect([session.get('redirectPath'), session.get('pendingFavorite')]).toEqual(['/mis-pedidos', null]);
  remember(session, heart);
  session.end();
  expect([takeDestination(session), session.get('pendingFavorite')]).toEqual([null, null]);
});
