import Type, { type Static } from 'typebox';
import { passwordLength } from '../rules.ts';
import { Address } from './account.ts';
import { SignInWays, User } from './identity.ts';
import { CrystalEntry } from './loyalty.ts';
import { Order } from './orders.ts';
import { Lang, Reply } from './shapes.ts';

const Moment = Type.String({ format: 'date-time' });

/** Everything that the shop keeps about a member. */
export const UserExport = Type.Object(
  {
    exported_at: Moment,
    profile: User,
    member_since: Moment,
    sign_in_with: SignInWays,
    addresses: Type.Array(Address),
    favourites: Type.Array(Type.String(), { description: 'Products by their uri.' }),
    crystals: Type.Array(CrystalEntry),
    orders: Type.Array(Order),
    stock_alerts: Type.Array(Type.Object({ product: Type.String(), date: Moment })),
    contact_messages: Type.Array(Type.Object({ message: Type.String(), date: Moment })),
  },
  { title: 'UserExport' },
);
export type UserExport = Static<typeof UserExport>;

export const privacySchemas = {
  exportUserData: { query: Type.Object({ lang: Lang }), reply: UserExport },
  deleteUser: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      email: Type.String({
        maxLength: 254,
        description: "The member's own, typed, so that nobody does it by mistake.",
      }),
      password: Type.Optional(
        Type.String({ maxLength: passwordLength.most, description: 'Asked for where the account has one.' }),
      ),
    }),
    reply: Reply,
  },
};
