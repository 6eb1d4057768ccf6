import Type, { type Static } from 'typebox';
import { Blur, CurrencyCode, Id, Lang, Nullable } from './shapes.ts';

/** The public part of the server's configuration. Addresses of null are the providers' own. */
export const Config = Type.Object(
  {
    stripe_public_key: Type.String(),
    stripe_js_url: Nullable(Type.String()),
    google_client_id: Nullable(Type.String({ description: 'Null when the shop does not offer Google.' })),
    google_base: Nullable(Type.String({ description: 'Of /gsi/client and /oauth2/v3/userinfo.' })),
    facebook_app_id: Nullable(Type.String({ description: 'Null when the shop does not offer Facebook.' })),
    facebook_sdk_base: Nullable(Type.String({ description: 'Of /<locale>/sdk.js.' })),
    paypal_sdk_url: Nullable(Type.String()),
    paypal_funding: Type.Union([Type.Literal('wallet+venmo'), Type.Literal('venmo-only')]),
    hand_payments: Type.Array(
      Type.Object({
        method: Type.Union([Type.Literal('zelle'), Type.Literal('venmo')]),
        account: Type.String(),
        holder: Type.String(),
      }),
      { description: 'Where money goes that a shopper sends by hand.' },
    ),
    shipping: Type.Array(Type.Object({ currency: CurrencyCode, price: Type.Number(), free_from: Type.Number() }), {
      description: 'Flat price of standard shipping, and the goods total from which it is free.',
    }),
    crystals: Type.Array(
      Type.Object({ currency: CurrencyCode, per: Type.Number({ description: 'Goods paid for one crystal.' }) }),
    ),
  },
  { title: 'Config' },
);
export type Config = Static<typeof Config>;

export const Country = Type.Object({ id: Id, name: Type.String(), phone_code: Type.String() }, { title: 'Country' });
export type Country = Static<typeof Country>;

export const Banner = Type.Object(
  {
    desktop_image: Type.String(),
    mobile_image: Type.String(),
    desktop_is_video: Type.Boolean(),
    mobile_is_video: Type.Boolean(),
    /** The pictures that stand there until a film plays, and where none does. */
    desktop_poster: Type.String(),
    mobile_poster: Type.String(),
    /** Of the pictures, or of the posters. */
    desktop_blur: Blur,
    mobile_blur: Blur,
    title: Type.String(),
    text: Type.String(),
    button: Type.String(),
    link: Type.String(),
  },
  { title: 'Banner' },
);
export type Banner = Static<typeof Banner>;

export const Post = Type.Object(
  { image: Type.String(), blur: Blur, description: Type.String(), link: Type.String() },
  { title: 'Post' },
);
export type Post = Static<typeof Post>;

export const LegalText = Type.Object(
  { data: Type.Object({ name: Type.String(), content: Type.String({ description: 'Sanitised HTML.' }) }) },
  { title: 'LegalText' },
);
export type LegalText = Static<typeof LegalText>;

export const contentSchemas = {
  config: { reply: Config },
  health: { reply: Type.Object({ status: Type.Literal('ok') }, { title: 'Health' }) },
  countries: { query: Type.Object({ lang: Lang }), reply: Type.Array(Country) },
  homeBanners: { query: Type.Object({ lang: Lang }), reply: Type.Array(Banner) },
  homePosts: { query: Type.Object({ lang: Lang }), reply: Type.Array(Post) },
  legalText: {
    params: Type.Object({ n: Type.Integer({ minimum: 1, maximum: 99 }) }),
    query: Type.Object({ lang: Lang }),
    reply: LegalText,
  },
  sendContact: {
    query: Type.Object({ lang: Lang }),
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 100 }),
      email: Type.String({ minLength: 1, maxLength: 254 }),
      message: Type.String({ minLength: 1, maxLength: 4000 }),
    }),
    reply: Type.Object({ message: Type.String(), errors: Type.Boolean() }, { title: 'ContactReply' }),
  },
};
