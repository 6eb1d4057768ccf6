import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { Stored, StoredKey } from './storage.ts';

/** What is stored under a key, now and after every change; null while a page from the server is being taken over. */
export function useStored<K extends StoredKey>(session: Session | null, key: K): Stored[K] | null {
  return useSyncExternalStore(
    (changed) => session?.subscribe(changed) ?? (() => undefined),
    () => session?.get(key) ?? null,
    () => null,
  );
}
