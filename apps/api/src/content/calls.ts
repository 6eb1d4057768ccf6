import { currencies } from '@obsidiana/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { handNames } from '../checkout/provider.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import { blursOf } from '../media/pictures.ts';
import { pictureUrl } from '../media/urls.ts';
import { sendContact } from './contact.ts';
import { readSettings } from './settings.ts';
import { banners, countries, legalTexts, posts } from './tables.ts';

export function contentCalls(context: Context): Handlers {
  const { db, config } = context;
  return {
    config: async () => {
      const { shipping, crystals, handPayments } = await readSettings(db);
      return {
        stripe_public_key: config.stripe.publicKey,
        stripe_js_url: config.stripe.scriptUrl,
        google_client_id: config.google?.clientId ?? null,
        google_base: config.google?.browserBase ?? null,
        facebook_app_id: config.facebook?.appId ?? null,
        facebook_sdk_base: config.facebook?.sdkBase ?? null,
        paypal_sdk_url: config.paypal.sdkUrl,
        paypal_funding: config.paypal.funding,
        hand_payments: handNames.map((method) => ({ method, ...handPayments[method] })),
        shipping: currencies.map((currency) => ({
          currency,
          price: shipping[currency].price / 100,
          free_from: shipping[currency].freeFrom / 100,
        })),
        crystals: currencies.map((currency) => ({ currency, per: crystals[currency] / 100 })),
      };
    },

    health: async () => {
      await db.execute(sql`select 1`).catch(() => {
        throw new Refusal(503, 'unexpected');
      });
      return { status: 'ok' };
    },

    countries: async ({ lang }) => {
      const rows = await db.select().from(countries);
      return rows
        .map(({ id, name, phoneCode }) => ({ id, name: name[lang], phone_code: phoneCode }))
        .toSorted((one, other) => one.name.localeCompare(other.name, lang));
    },

    homeBanners: async ({ lang }) => {
      const rows = await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
      const blurs = await blursOf(
        db,
        rows.flatMap(({ desktopPicture, mobilePicture }) => [desktopPicture, mobilePicture]),
      );
      return rows.map((banner) => ({
        desktop_image: banner.desktopVideo ?? pictureUrl(banner.desktopPicture, 1920),
        mobile_image: banner.mobileVideo ?? pictureUrl(banner.mobilePicture),
        desktop_is_video: banner.desktopVideo !== null,
        mobile_is_video: banner.mobileVideo !== null,
        desktop_poster: pictureUrl(banner.desktopPicture, 1920),
        mobile_poster: pictureUrl(banner.mobilePicture),
        desktop_blur: blurs.get(banner.desktopPicture) ?? null,
        mobile_blur: blurs.get(banner.mobilePicture) ?? null,
        title: banner.title[lang],
        text: banner.text[lang],
        button: banner.button[lang],
        link: banner.link,
      }));
    },

    homePosts: async ({ lang }) => {
      const rows = await db.select().from(posts).orderBy(asc(posts.position), asc(posts.id));
      const blurs = await blursOf(
        db,
        rows.map(({ picture }) => picture),
      );
      return rows.map(({ picture, description, link }) => ({
        image: pictureUrl(picture),
        blur: blurs.get(picture) ?? null,
        description: description[lang],
        link,
      }));
    },

    legalText: async ({ params, lang }) => {
      const [text] = await db.select().from(legalTexts).where(eq(legalTexts.n, params.n));
      if (!text) throw new Refusal(404, 'not_found');
      return { data: { name: text.name[lang], content: text.content[lang] } };
    },

    sendContact: ({ body, lang, ip }) => sendContact(context, body, lang, ip),
  };
}
