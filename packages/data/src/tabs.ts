import type { QueryClient } from '@tanstack/react-query';
import { changesIn, refetch } from './queries/query.ts';

/** Tells the other open tabs which answers a change of this one has made untrue, and reads again what they tell. */
export function joinTabs(cache: QueryClient, channel: BroadcastChannel): void {
  cache.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return;
    const changes = changesIn(mutation.meta);
    if (changes.length > 0) channel.postMessage({ changes });
  });
  channel.addEventListener('message', ({ data }) => void refetch(cache, changesIn(data)));
}
