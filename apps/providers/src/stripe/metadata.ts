import type { Stripe } from 'stripe';
import { invalidRequest } from './errors.ts';
import type { Params } from './params.ts';

/** @returns the metadata after this call: names given are set, empty values remove a name, an empty `metadata` all. */
export function metadataFrom(params: Params, before: Stripe.Metadata): Stripe.Metadata {
  if (!params.has('metadata')) return before;
  const given = params.group('metadata');
  if (!given) return {};
  const after = { ...before };
  for (const name of given.names()) {
    const value = given.text(name);
    if (name.length > 40) throw tooLong(`Metadata keys must be 40 characters or less, but '${name}' is longer.`);
    if (value && value.length > 500)
      throw tooLong(
        `Metadata values can have up to 500 characters, but you passed in a value for '${name}' of ${value.length}.`,
      );
    if (value) after[name] = value;
    else delete after[name];
  }
  if (Object.keys(after).length > 50) throw tooLong('Metadata can have up to 50 keys.');
  return after;
}

const tooLong = (message: string) => invalidRequest(message, { param: 'metadata' });
