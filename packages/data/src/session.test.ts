import { describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { cart, fakeBrowser, item, member } from './testing/fakes.ts';

describe('the session store', () => {
  test('@CART-5 cart, cart id and the item just added survive a reload', () => {
    const browser = fakeBrowser();
    browser.session.set('cart', cart);
    browser.session.set('cartId', cart.id);
    browser.session.set('pendingItem', item);
    const reloaded = createSession(browser);
    expect([reloaded.get('cart'), reloaded.get('cartId'), reloaded.get('pendingItem')]).toEqual([cart, cart.id, item]);
  });

  test('what cannot be read counts as nothing', () => {
    const { kept, session } = fakeBrowser();
    kept.set('user', '{"email":');
    kept.set('cart', '"a text"');
    kept.set('language', 'klingon');
    kept.set('age_confirmed', 'perhaps');
    kept.set('recently_viewed', '["kimono-agata", {"uri": "kimono-geoda"}]');
    const keys = ['user', 'cart', 'language', 'ageConfirmed', 'recentlyViewed'] as const;
    expect(keys.map((key) => session.get(key))).toEqual(keys.map(() => null));
  });

  test('a value keeps its identity until what is stored changes', () => {
    const { session } = fakeBrowser();
    session.set('user', member);
    expect(session.get('user')).toBe(session.get('user'));
    session.set('user', { ...member, name: 'Eva' });
    expect(session.get('user')?.name).toBe('Eva');
  });

  test('@AUTH-19 logout clears token, user, cart and recovery tokens, and keeps the choices', () => {
    const { kept, session } = fakeBrowser();
    session.set('language', 'en');
    session.start('secret', member);
    session.set('cart', cart);
    session.set('recoveryToken', 'handle');
    session.end();
    expect(Object.fromEntries(kept)).toEqual({ language: 'en' });
  });

  test('@AUTH-19 @SHELL-8 clearing all storage leaves language, currency and the confirmed age to the cookies', () => {
    const { kept, session } = fakeBrowser();
    session.start('secret', member);
    session.set('language', 'en');
    session.set('currency', 'USD');
    session.set('ageConfirmed', true);
    session.clear();
    expect(kept.size).toBe(0);
    expect([
      session.get('token'),
      session.get('language'),
      session.get('currency'),
      session.get('ageConfirmed'),
    ]).toEqual([null, 'en', 'USD', true]);
  });

  test('@AUTH-21 a change in another tab is told', () => {
    const browser = fakeBrowser();
    const heard = vi.fn();
    browser.session.subscribe(heard);
    browser.kept.set('token', 'from the other tab');
    browser.tabs.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledOnce();
    expect(browser.session.get('token')).toBe('from the other tab');
  });

  test('without storage everything is kept in memory', () => {
    const { cookies, tabs } = fakeBrowser();
    const session = createSession({ storage: null, cookies, tabs });
    session.start('secret', member);
    expect(session.get('token')).toBe('secret');
    session.end();
    expect(session.get('token')).toBeNull();
  });

  test('@AUTH-4 only a path of this shop is a redirect path', () => {
    const { session } = fakeBrowser();
    const kept = (path: string) => {
      session.set('redirectPath', path);
      return session.get('redirectPath');
    };
    expect(kept('/detalles-producto/kimono-agata')).toBe('/detalles-producto/kimono-agata');
    const away = [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      'javascript:alert(1)',
    ];
    for (const path of away) {
      expect(kept(path)).toBeNull();
    }
  });
});
