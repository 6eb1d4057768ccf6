import Type, { type Static, type TSchema } from 'typebox';

/**
 * `lang` of a request, in its query or in its body; Spanish without both. It has no default of its own, which would hide
 * the one that stands in the other place.
 */
export const Lang = Type.Optional(
  Type.Union([Type.Literal('es'), Type.Literal('en')], {
    description: 'Language of names, texts and messages; Spanish without it.',
  }),
);

/** `currency` of a request, in any case; MXN without it. */
export const CurrencyParameter = Type.Optional(
  Type.Union([Type.Literal('mxn'), Type.Literal('usd'), Type.Literal('MXN'), Type.Literal('USD')], {
    default: 'mxn',
    description: 'Currency of the amounts, in either case.',
  }),
);

export const CurrencyCode = Type.Union([Type.Literal('MXN'), Type.Literal('USD')]);

/** A decimal amount in the asked currency, at most two decimals: 1299.5 */
export const Amount = Type.Number({
  description: 'Decimal amount in the currency of the answer, at most two decimals.',
});

export const Nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** What is shown of a picture until it is there. */
export const Blur = Nullable(
  Type.String({ pattern: '^[0-9a-f]{12}$' }),
  'What the picture looks like from far away: two colours of three hexadecimal digits each, then six digits of two bits for each of 3 × 4 places, row by row from the lowest, how many thirds of the second colour lie on the first. Null until the picture has been made.',
);

/** Whole number in PostgreSQL's integer range. */
export const Id = Type.Integer({ minimum: 1, maximum: 2147483647 });
export const CartId = Type.String({ format: 'uuid' });
export const Uri = Type.String({ minLength: 1, maxLength: 200 });
export const Email = Type.String({ minLength: 3, maxLength: 254, pattern: '^\\s*[^@\\s]+@[^@\\s]+\\.[^@\\s]+\\s*$' });
export const DateOnly = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

export const Reply = Type.Object({ message: Type.String() }, { title: 'Reply' });
export type Reply = Static<typeof Reply>;

/** What every refusal looks like. `code` is stable; `message` is for people, in the asked language. */
export const Failure = Type.Object(
  {
    errors: Type.Literal(true),
    message: Type.String(),
    code: Type.String(),
    details: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  },
  { title: 'Failure' },
);
export type Failure = Static<typeof Failure>;
