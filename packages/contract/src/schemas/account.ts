import Type, { type Static } from 'typebox';
import { Id, Lang, Reply } from './shapes.ts';

export const Address = Type.Object(
  {
    id: Id,
    line: Type.String(),
    line2: Type.String(),
    country_id: Id,
    country_name: Type.String(),
    city: Type.String(),
    postal_code: Type.String({ description: 'Digits as text: a leading zero counts.' }),
    details: Type.String(),
    email: Type.String({ description: 'Of its owner, filled in when it is read.' }),
  },
  { title: 'Address' },
);
export type Address = Static<typeof Address>;

const fields = {
  country_id: Id,
  line: Type.String({ minLength: 1, maxLength: 200 }),
  line2: Type.Optional(Type.String({ maxLength: 200 })),
  postal_code: Type.String({ pattern: '^[0-9]{4,10}$' }),
  city: Type.String({ minLength: 1, maxLength: 120 }),
  details: Type.Optional(Type.String({ maxLength: 500 })),
};
const SavedAddress = Type.Object({ id: Id }, { title: 'SavedAddress' });

export const accountSchemas = {
  addresses: { query: Type.Object({ lang: Lang }), reply: Type.Array(Address) },
  address: { query: Type.Object({ id: Id, lang: Lang }), reply: Address },
  createAddress: { query: Type.Object({ lang: Lang }), body: Type.Object(fields), reply: SavedAddress },
  updateAddress: { query: Type.Object({ lang: Lang }), body: Type.Object({ id: Id, ...fields }), reply: SavedAddress },
  removeAddress: { query: Type.Object({ id: Id, lang: Lang }), reply: Reply },
};
