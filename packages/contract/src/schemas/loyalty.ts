import Type, { type Static } from 'typebox';
import { Id, Lang, Nullable, Reply } from './shapes.ts';

export const CrystalEntry = Type.Object(
  {
    id: Id,
    date: Type.String({ format: 'date-time' }),
    crystals: Type.Integer({ description: 'Below zero for what was taken back.' }),
    kind: Type.Union([Type.Literal('earned'), Type.Literal('taken_back'), Type.Literal('opening')]),
    reason: Type.String({ description: 'The same in words.' }),
    order_id: Nullable(Id),
  },
  { title: 'CrystalEntry' },
);
export type CrystalEntry = Static<typeof CrystalEntry>;

export const CrystalHistory = Type.Object(
  {
    crystals: Type.Integer({ description: 'What the member has: the sum of all entries, never below zero.' }),
    entries: Type.Array(CrystalEntry, { description: 'The newest first, 50 on a page.' }),
    pages: Type.Integer(),
  },
  { title: 'CrystalHistory' },
);
export type CrystalHistory = Static<typeof CrystalHistory>;

export const loyaltySchemas = {
  crystalHistory: {
    query: Type.Object({ page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }), lang: Lang }),
    reply: CrystalHistory,
  },
  tierTold: { query: Type.Object({ lang: Lang }), reply: Reply },
};
