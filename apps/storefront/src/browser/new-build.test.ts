import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForNewBuild } from './new-build.ts';

const shopAnswers = (answers: boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 503 });
  });

describe('a page whose build is gone', () => {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  beforeEach(() => {
    kept.clear();
    reload.mockClear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });

  it('is loaded anew once, and again only for a later build', async () => {
    shopAnswers(true);
    await reloadForNewBuild('/assets/entry-1.js', reload);
    await reloadForNewBuild('/assets/entry-1.js', reload);
    expect(reload).toHaveBeenCalledTimes(1);
    await reloadForNewBuild('/assets/entry-2.js', reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays while the shop cannot be reached, or where nothing can be remembered', async () => {
    vi.useFakeTimers();
    shopAnswers(false);
    await reloadForNewBuild('/assets/entry-1.js', reload);
    shopAnswers(true);
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('', 'SecurityError');
      },
    });
    await reloadForNewBuild('/assets/entry-1.js', reload);
    expect(reload).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
