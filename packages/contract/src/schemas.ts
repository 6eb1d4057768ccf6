import type { Static, TObject, TSchema } from 'typebox';
import type { CallName } from './calls.ts';
import { accountSchemas } from './schemas/account.ts';
import { cartSchemas } from './schemas/cart.ts';
import { catalogSchemas } from './schemas/catalog.ts';
import { contentSchemas } from './schemas/content.ts';
import { identitySchemas } from './schemas/identity.ts';
import { loyaltySchemas } from './schemas/loyalty.ts';
import { ordersSchemas } from './schemas/orders.ts';
import { placesSchemas } from './schemas/places.ts';
import { privacySchemas } from './schemas/privacy.ts';

export interface CallSchemas {
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  /** Of the 200 answer. Refusals are a `Failure`. */
  readonly reply: TSchema;
}

/** What each call of `calls.ts` takes and answers. */
export const schemas = {
  ...contentSchemas,
  ...catalogSchemas,
  ...identitySchemas,
  ...loyaltySchemas,
  ...accountSchemas,
  ...cartSchemas,
  ...ordersSchemas,
  ...placesSchemas,
  ...privacySchemas,
} satisfies Record<CallName, CallSchemas>;

type Schemas = typeof schemas;
type Part<N extends CallName, P extends string> =
  Schemas[N] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

export type Params<N extends CallName> = Part<N, 'params'>;
export type Query<N extends CallName> = Part<N, 'query'>;
export type Body<N extends CallName> = Part<N, 'body'>;
export type Answer<N extends CallName> = Static<Schemas[N]['reply']>;
