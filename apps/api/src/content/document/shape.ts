import Type, { type Static, type TSchema } from 'typebox';

/**
 * The shop's content as one JSON document, which operators edit: what `npm run shop -- content show` prints and
 * `content apply` takes. Every section may be left out. Amounts are decimals; a picture is the key of one that the shop has,
 * or an https address that it is fetched from.
 */

const Localized = Type.Object(
  { es: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);
const Uri = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 200 });
const Picture = Type.String({ minLength: 1, maxLength: 2048 });
/** A path of the shop, or an address elsewhere. */
const Link = Type.String({ pattern: '^(/(?!/)|https://)', maxLength: 2048 });
const Amount = Type.Number({ minimum: 0, maximum: 10_000_000, multipleOf: 0.01 });
const ByCurrency = <T extends TSchema>(schema: T) =>
  Type.Object({ MXN: schema, USD: schema }, { additionalProperties: false });
const InSomeCurrency = Type.Object(
  { MXN: Type.Optional(Amount), USD: Type.Optional(Amount) },
  { additionalProperties: false },
);
const Moment = Type.String({ format: 'date-time' });
const nullable = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));
const closed = { additionalProperties: false } as const;

const Subcategory = Type.Object({ uri: Uri, name: Localized, picture: nullable(Picture) }, closed);
const Category = Type.Object({ ...Subcategory.properties, subcategories: Type.Array(Subcategory) }, closed);

const Banner = Type.Object(
  {
    desktopPicture: Picture,
    mobilePicture: Picture,
    desktopVideo: nullable(Link),
    mobileVideo: nullable(Link),
    title: Localized,
    text: Localized,
    button: Localized,
    link: Link,
  },
  closed,
);

const DiscountCode = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z0-9-]{1,40}$', description: 'Upper case.' }),
    percent: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
    amounts: nullable(InSomeCurrency),
    minimums: Type.Optional(InSomeCurrency),
    startsAt: nullable(Moment),
    endsAt: nullable(Moment),
    usesPerMember: nullable(Type.Integer({ minimum: 1 })),
    usesInAll: nullable(Type.Integer({ minimum: 1 })),
  },
  closed,
);

const Tier = Type.Object(
  {
    level: Type.Integer({ minimum: 1, maximum: 3 }),
    name: Localized,
    description: Localized,
    rewards: Type.Array(
      Type.Object(
        { title: Localized, description: Localized, gift: Type.Boolean(), picture: nullable(Picture) },
        closed,
      ),
    ),
  },
  closed,
);

export const ContentDocument = Type.Object(
  {
    settings: Type.Optional(
      Type.Object(
        {
          shipping: Type.Optional(ByCurrency(Type.Object({ price: Amount, freeFrom: Amount }, closed))),
          crystals: Type.Optional(ByCurrency(Type.Number({ minimum: 0.01, maximum: 10_000_000, multipleOf: 0.01 }))),
          welcomePercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
        },
        closed,
      ),
    ),
    categories: Type.Optional(Type.Array(Category)),
    collections: Type.Optional(Type.Array(Type.Object({ uri: Uri, name: Localized }, closed))),
    banners: Type.Optional(Type.Array(Banner)),
    posts: Type.Optional(Type.Array(Type.Object({ picture: Picture, description: Localized, link: Link }, closed))),
    legalTexts: Type.Optional(
      Type.Array(
        Type.Object({ n: Type.Integer({ minimum: 1, maximum: 99 }), name: Localized, content: Localized }, closed),
      ),
    ),
    discountCodes: Type.Optional(Type.Array(DiscountCode)),
    tiers: Type.Optional(Type.Array(Tier)),
  },
  closed,
);
export type ContentDocument = Static<typeof ContentDocument>;

export const sections = Object.keys(ContentDocument.properties) as (keyof ContentDocument)[];
