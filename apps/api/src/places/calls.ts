import type { Context } from '../context.ts';
import type { Handlers } from '../http/calls.ts';
import { postalCodes } from './postal-codes.ts';

export function placesCalls(context: Context): Handlers {
  const find = postalCodes(context);
  return { geocode: ({ query, lang, ip }) => find(query.address, lang, ip) };
}
