import type { Cart } from '@obsidiana/contract';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './error.ts';
import { isPersonal } from './queries/query.ts';
import type { Session } from './session.ts';

/** A cache of answers: one for a browser, one for each request on a server (which asks once and never again). */
export function createCache({ retries }: { readonly retries: number }): QueryClient {
  const mayPass = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && mayPass(error),
        // A browser's own idea of being offline is often wrong: ask, and show what comes of it.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Keeps cache and session together: the cart and its id are stored whenever the cart was read or changed,
 * and what belongs to a person goes from the cache when another one, or nobody, is signed in.
 */
export function joinSession(cache: QueryClient, session: Session): void {
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== 'activeCart') return;
    const cart: Cart = event.query.state.data;
    session.set('cart', cart);
    session.set('cartId', cart.id);
  });
  let person = session.get('user')?.affiliation;
  session.subscribe(() => {
    const now = session.get('token') === null ? undefined : session.get('user')?.affiliation;
    if (now === person) return;
    person = now;
    cache.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });
  });
}
