import { tokenRefreshEvery } from '@obsidiana/contract/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTokenFresh } from './refresh.ts';
import { createSession } from './session.ts';
import { fakeApi, fakeBrowser, member } from './testing/fakes.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** One or more tabs of a signed-in person; each asks the same server. */
function tabs(count: number, answer: Parameters<typeof fakeApi>[0]) {
  const browser = fakeBrowser();
  browser.session.start('first', member);
  const { api, asked } = fakeApi(answer, { token: 'first' });
  const page = new EventTarget();
  const stops = Array.from({ length: count }, () =>
    keepTokenFresh({ session: createSession(browser), api: () => api, locks: navigator.locks, page }),
  );
  return { session: browser.session, asked, page, stop: () => stops.forEach((stop) => void stop()) };
}

const settled = () => new Promise((done) => setTimeout(done, 20));

describe('@AUTH-18 the token', () => {
  test('is renewed after 30 minutes, and not before', async () => {
    const { session, asked, stop } = tabs(1, () => ({ body: { api_token: 'second' } }));
    vi.advanceTimersByTime(tokenRefreshEvery - 60_000);
    await settled();
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(60_000);
    await settled();
    expect(asked).toMatchObject([{ method: 'PUT', path: '/users/refresh-token' }]);
    expect(session.get('token')).toBe('second');
    stop();
  });

  test('is renewed once for all tabs', async () => {
    const { asked, stop } = tabs(3, () => ({ body: { api_token: 'second' } }));
    vi.advanceTimersByTime(tokenRefreshEvery);
    await settled();
    expect(asked).toHaveLength(1);
    stop();
  });

  test('is renewed when a sleeping tab wakes', async () => {
    const { asked, page, stop } = tabs(1, () => ({ body: { api_token: 'second' } }));
    vi.setSystemTime(Date.now() + 2 * tokenRefreshEvery);
    page.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(asked).toHaveLength(1);
    stop();
  });

  test.each([
    ['a refusal', { status: 401, body: { errors: true, code: 'unauthenticated', message: 'Unauthenticated' } }],
    ['an empty token', { body: { api_token: '' } }],
  ])('%s ends the session', async (_name, reply) => {
    const { session, stop } = tabs(1, () => reply);
    vi.advanceTimersByTime(tokenRefreshEvery);
    await settled();
    expect(session.get('token')).toBeNull();
    stop();
  });

  test('being offline does not', async () => {
    const { session, asked, stop } = tabs(1, () => new TypeError('fetch failed'));
    vi.advanceTimersByTime(tokenRefreshEvery);
    await settled();
    expect(asked).toHaveLength(1);
    expect(session.get('token')).toBe('first');
    stop();
  });
});
