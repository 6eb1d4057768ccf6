import { resourceMissing } from './errors.ts';
import { newestFirst } from './ledger.ts';
import type { Params } from './params.ts';

export const listParams = ['limit', 'starting_after', 'ending_before'];

/** One page, newest first: `limit` (1 to 100, 10), `starting_after` and `ending_before` an id. */
export function listPage<T extends { id: string; object: string }>(
  url: string,
  things: ReadonlyMap<string, T>,
  params: Params,
  belongs: (thing: T) => boolean = () => true,
) {
  const limit = Math.min(100, Math.max(1, params.integer('limit') ?? 10));
  const all = newestFirst(things).filter(belongs);
  const position = (name: string) => {
    const id = params.text(name);
    if (id === undefined) return undefined;
    const index = all.findIndex((thing) => thing.id === id);
    if (index < 0) throw resourceMissing(url.split('/').at(-1)?.replace(/s$/, '') ?? 'object', id, name);
    return index;
  };
  const after = position('starting_after');
  const before = position('ending_before');
  const start = before === undefined ? (after ?? -1) + 1 : Math.max(0, before - limit);
  const end = before ?? start + limit;
  return {
    object: 'list',
    url,
    has_more: before === undefined ? end < all.length : start > 0,
    data: all.slice(start, end),
  };
}
