import { useSyncExternalStore } from 'react';

export type ListLayout = 'vertical' | 'horizontal';

const key = 'list_layout';
const listeners = new Set<() => void>();
let layout: ListLayout | undefined;

/** How products lie on the page: chosen once, it holds for every list while browsing in this tab. */
export function useListLayout(): [ListLayout, (layout: ListLayout) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'vertical'), choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): ListLayout {
  layout ??= stored();
  return layout;
}

function choose(chosen: ListLayout): void {
  layout = chosen;
  try {
    sessionStorage.setItem(key, chosen);
  } catch {
    // A browser that refuses storage still keeps it until the next reload.
  }
  for (const listener of listeners) listener();
}

function stored(): ListLayout {
  try {
    return sessionStorage.getItem(key) === 'horizontal' ? 'horizontal' : 'vertical';
  } catch {
    return 'vertical';
  }
}
