import type { User } from '@obsidiana/contract';
import {
  type Api,
  browserPlaces,
  createCache,
  createClient,
  createSession,
  joinSession,
  joinTabs,
  type Locale,
  type Session,
  takeDestination,
} from '@obsidiana/data';
import type { QueryClient } from '@tanstack/react-query';
import { localeOf } from '../locale.ts';
import { to } from '../paths.ts';
import { askShop } from './connection.ts';

/** What one browser has of the shop, for as long as the page is open. */
export interface BrowserShop {
  readonly session: Session;
  readonly cache: QueryClient;
}

let opened: BrowserShop | undefined;
let exit: string | null = null;
let destination: string | null = null;

/** The shop of this browser; there is none on the server. */
export function shop(): BrowserShop {
  if (opened) return opened;
  const session = createSession(browserPlaces());
  const cache = createCache({ retries: 2 });
  joinSession(cache, session);
  if ('BroadcastChannel' in window) joinTabs(cache, new BroadcastChannel('obsidiana'));
  opened = { session, cache };
  return opened;
}

/** The chosen language and currency. */
export function currentLocale(): Locale {
  const { session } = shop();
  return localeOf({ asked: null, language: session.get('language'), currency: session.get('currency') });
}

/** The API as a browser asks it. */
export function apiIn(locale: Locale): Api {
  return createClient({
    ...locale,
    base: '/api',
    transport: (url, init) =>
      fetch(url, init).catch((error: unknown) => {
        if (!init?.signal?.aborted) void askShop();
        throw error;
      }),
    token: () => shop().session.get('token'),
    onUnauthenticated(refused) {
      const { session } = shop();
      // An answer to an older token says nothing about the one in force.
      if (session.get('token') !== refused) return;
      exit = to('start');
      session.end();
    },
  });
}

/** Signs a person in from this tab, which then greets them and goes on to the remembered path, or home. */
export function signIn(token: string, user: User): void {
  const { session } = shop();
  // Taken before the other tabs hear of it: the path is used once, and by the tab that it was remembered for.
  destination = takeDestination(session) ?? to('home');
  session.start(token, user);
}

/** Where the person who has just signed in from this tab is going; null when nobody has, or they are there. */
export function arrival(): string | null {
  return destination;
}

export function endArrival(): void {
  destination = null;
}

/** Signs out here: all that is stored goes, and the way leads to the login. */
export function signOut(): void {
  exit = to('login');
  shop().session.clear();
}

/** After a member was forgotten: nothing here tells of them either, and the way leads home. */
export function leaveForGood(): void {
  exit = to('home');
  shop().session.clear();
}

/** Where the end of the session leads, once; null when it ended elsewhere. */
export function takeExit(): string | null {
  const path = exit;
  exit = null;
  return path;
}
