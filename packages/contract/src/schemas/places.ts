import Type, { type Static } from 'typebox';
import { Lang } from './shapes.ts';

const Strings = Type.Array(Type.String());

/** What Google's geocoder answers for an address, without the coordinates. It refuses with a status, too. */
export const Geocoding = Type.Object(
  {
    status: Type.String({
      description:
        'OK, ZERO_RESULTS, or why there is no answer: OVER_QUERY_LIMIT, OVER_DAILY_LIMIT, REQUEST_DENIED, INVALID_REQUEST, UNKNOWN_ERROR.',
    }),
    results: Type.Array(
      Type.Object({
        formatted_address: Type.String(),
        address_components: Type.Array(
          Type.Object({ long_name: Type.String(), short_name: Type.String(), types: Strings }),
        ),
        postcode_localities: Type.Optional(Strings),
        types: Strings,
      }),
    ),
    error_message: Type.Optional(Type.String()),
  },
  { title: 'Geocoding' },
);
export type Geocoding = Static<typeof Geocoding>;

export const placesSchemas = {
  geocode: {
    query: Type.Object({
      address: Type.String({
        minLength: 1,
        maxLength: 200,
        description: "A country's name and a postal code: 'México 06700'.",
      }),
      lang: Lang,
    }),
    reply: Geocoding,
  },
};
