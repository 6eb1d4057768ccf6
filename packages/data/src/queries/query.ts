import { type CallName, calls } from '@obsidiana/contract/calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api, Input } from '../client.ts';
import { takesCurrency } from '../localised.ts';

type ReadName = { [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? N : never }[CallName];
type WriteName = Exclude<CallName, ReadName>;

const minute = 60_000;

/** A key begins with the call's name, so that the name alone invalidates every language and input of it. */
export function keyOf<N extends ReadName>(api: Api, name: N, input: Input<N>) {
  const { lang, currency } = api;
  return [name, name in takesCurrency ? { lang, currency } : { lang }, input] as const;
}

/** The query of a GET call. What belongs to a member is soon stale, the catalogue later. */
export function read<N extends ReadName>(api: Api, name: N, input: Input<N>) {
  return queryOptions({
    queryKey: keyOf(api, name, input),
    queryFn: ({ signal }) => api.call(name, { ...input, signal }),
    staleTime: isPersonal(name) ? minute / 2 : 5 * minute,
  });
}

/** The mutation of any other call; what it makes untrue is read again before it counts as done. */
export function write<N extends WriteName>(api: Api, name: N, changes: readonly ReadName[] = []) {
  return mutationOptions({
    mutationKey: [name],
    meta: sharing(changes),
    mutationFn: (input: Input<N>) => api.call(name, input),
    onSuccess: (_answer, _input, _before, { client }) => refetch(client, changes),
  });
}

/** The `meta` of a mutation that makes the answers of other calls untrue, in the other open tabs too: see `joinTabs`. */
export function sharing(changes: readonly ReadName[]) {
  return { changes };
}

/** The calls that a mutation's `meta`, or a message of another tab, names. */
export function changesIn(meta: unknown): ReadName[] {
  const changes = typeof meta === 'object' && meta !== null && 'changes' in meta ? meta.changes : [];
  return Array.isArray(changes) ? changes.filter(isReadName) : [];
}

function isReadName(name: unknown): name is ReadName {
  return typeof name === 'string' && Object.hasOwn(calls, name) && calls[name as CallName].method === 'GET';
}

/** Marks every query of these calls as stale and reads again those that are on screen. */
export async function refetch(client: QueryClient, names: readonly ReadName[]): Promise<void> {
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
}

/** Whether a call's answer belongs to one person. */
export function isPersonal(name: unknown): boolean {
  return typeof name === 'string' && Object.hasOwn(calls, name) && calls[name as CallName].token === 'required';
}
