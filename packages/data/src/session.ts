import type { User } from '@obsidiana/contract';
import { readCookie, writeCookie } from './cookies.ts';
import { type Stored, type StoredKey, slots } from './storage.ts';

/** What a visitor wanted; it waits for the login, and is over at the latest when somebody's session ends. */
const intention: readonly StoredKey[] = ['redirectPath', 'pendingFavorite', 'intendedAt'];

/** What belongs to a signed-in person, and goes when the session ends. */
const personal: readonly StoredKey[] = [
  'token',
  'tokenIssuedAt',
  'user',
  'cart',
  'cartId',
  'pendingItem',
  'recoveryToken',
  'recoveryEmail',
  'registrationToken',
  'registrationEmail',
  'paymentIntent',
];

export interface Session {
  /** The same value as long as what is stored stays the same; null when nothing readable is stored. */
  get<K extends StoredKey>(key: K): Stored[K] | null;
  set<K extends StoredKey>(key: K, value: Stored[K] | null): void;
  /** Signs a person in. */
  start(token: string, user: User): void;
  /** Forgets the person and what they wanted; the choices of this browser stay. */
  end(): void;
  /** Empties the browser's storage; what is mirrored in cookies stays known. */
  clear(): void;
  /** Calls back after each change, in this tab or in another one. */
  subscribe(listener: () => void): () => void;
}

export interface SessionPlaces {
  /** `localStorage`; null keeps everything in memory, as a browser that refuses storage makes necessary. */
  readonly storage: Storage | null;
  /** `document`, for the cookies that mirror the choices the server needs. */
  readonly cookies: Pick<Document, 'cookie'>;
  /** `window`, whose `storage` event tells what other tabs wrote. */
  readonly tabs: Pick<EventTarget, 'addEventListener'>;
}

export function createSession({ storage, cookies, tabs }: SessionPlaces): Session {
  const memory = new Map<string, string>();
  const parsed = new Map<StoredKey, { readonly text: string; readonly value: unknown }>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  tabs.addEventListener('storage', tell);

  function textOf(key: StoredKey): string | null {
    const { name, mirrored } = slots[key];
    return memory.get(name) ?? storage?.getItem(name) ?? (mirrored ? readCookie(cookies.cookie, name) : null);
  }

  function get<K extends StoredKey>(key: K): Stored[K] | null {
    const text = textOf(key);
    if (text === null) return null;
    const known = parsed.get(key);
    if (known?.text === text) return known.value as Stored[K] | null;
    const value = slots[key].read(text);
    parsed.set(key, { text, value });
    return value;
  }

  function write<K extends StoredKey>(key: K, value: Stored[K] | null): void {
    const { name, mirrored, write: toText } = slots[key];
    const text = value === null ? null : toText(value);
    if (mirrored) cookies.cookie = writeCookie(name, text);
    memory.delete(name);
    try {
      if (text === null) storage?.removeItem(name);
      else if (storage) storage.setItem(name, text);
      else memory.set(name, text);
    } catch {
      // The storage is full: this tab still remembers.
      if (text !== null) memory.set(name, text);
    }
  }

  return {
    get,
    set(key, value) {
      write(key, value);
      tell();
    },
    start(token, user) {
      for (const key of personal) write(key, null);
      write('token', token);
      write('tokenIssuedAt', Date.now());
      write('user', user);
      tell();
    },
    end() {
      for (const key of [...personal, ...intention]) write(key, null);
      tell();
    },
    clear() {
      memory.clear();
      storage?.clear();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's own places; its storage may be forbidden. */
export function browserPlaces(): SessionPlaces {
  let storage: Storage | null = null;
  try {
    storage = window.localStorage;
  } catch {
    // Reading the property already throws where storage is forbidden.
  }
  return { storage, cookies: document, tabs: window };
}
