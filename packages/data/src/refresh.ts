import { tokenRefreshEvery } from '@obsidiana/contract/rules';
import type { Api } from './client.ts';
import { ApiError } from './error.ts';
import type { Session } from './session.ts';

/** How often a tab looks whether a refresh is due: timers of sleeping tabs stand still, so none waits the whole time. */
const lookEvery = 60_000;

export interface RefreshPlaces {
  readonly session: Session;
  readonly api: () => Api;
  /** `navigator.locks`: of all open tabs one refreshes. Browsers lack it on plain http away from localhost. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** `document`, to look again when the tab is shown. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Renews the token every 30 minutes while somebody is signed in. @returns a function that stops it. */
export function keepTokenFresh({ session, api, locks, page }: RefreshPlaces): () => void {
  const look = () => {
    if (!isDue(session)) return;
    if (!locks) return void refresh(session, api());
    void locks.request('obsidiana-token', { ifAvailable: true }, async (lock) => {
      // Another tab may have refreshed between the look and the lock.
      if (lock && isDue(session)) await refresh(session, api());
    });
  };
  const timer = setInterval(look, lookEvery);
  page.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', look);
  };
}

function isDue(session: Session): boolean {
  const age = Date.now() - (session.get('tokenIssuedAt') ?? 0);
  return session.get('token') !== null && age >= tokenRefreshEvery;
}

async function refresh(session: Session, api: Api): Promise<void> {
  const asked = session.get('token');
  try {
    const { api_token } = await api.call('refreshToken', {});
    if (session.get('token') !== asked) return;
    if (!api_token) return session.end();
    session.set('tokenIssuedAt', Date.now());
    session.set('token', api_token);
  } catch (error) {
    // Without an answer nothing is known: being offline does not end a session.
    const offline = error instanceof ApiError && error.code === 'offline';
    if (!offline && session.get('token') === asked) session.end();
  }
}
