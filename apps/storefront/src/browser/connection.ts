import { useSyncExternalStore } from 'react';

/** How long until an unreachable shop is asked again, in milliseconds. */
const pause = 5_000;

const listeners = new Set<() => void>();
let reached = true;
let asking: Promise<boolean> | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the shop whether it answers, whatever it says. What a browser thinks of its network only gives the occasion:
 * it calls a machine offline that serves the shop to itself, and online one behind a dead line.
 */
export function askShop(): Promise<boolean> {
  asking ??= fetch('/api/health', { method: 'HEAD', cache: 'no-store' })
    .then(
      () => true,
      () => false,
    )
    .then((answered) => {
      asking = undefined;
      clearTimeout(next);
      if (!answered) next = setTimeout(askShop, pause);
      if (answered !== reached) {
        reached = answered;
        for (const listener of listeners) listener();
      }
      return answered;
    });
  return asking;
}

/** Whether the shop answered when it was last doubted. */
export function useReached(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reached,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('offline', askShop);
    addEventListener('online', askShop);
    if (!navigator.onLine) void askShop();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('offline', askShop);
    removeEventListener('online', askShop);
  };
}
