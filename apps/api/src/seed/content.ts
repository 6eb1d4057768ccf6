import { demoShop } from '@obsidiana/demo';
import { discountCodes } from '../cart/tables.ts';
import { sanitize } from '../content/sanitize.ts';
import { banners, legalTexts, posts } from '../content/tables.ts';
import type { Queryable } from '../db/database.ts';
import { keepPictures } from '../media/pictures.ts';

const day = 86_400_000;

export async function seedContent(tx: Queryable): Promise<void> {
  await seedBanners(tx);
  await seedPosts(tx);
  await tx.insert(legalTexts).values(
    demoShop.legalTexts.map(({ n, name, content }) => ({
      n,
      name,
      content: { es: sanitize(content.es), en: sanitize(content.en) },
    })),
  );
  await tx.insert(discountCodes).values(
    demoShop.discountCodes.map((code) => ({
      code: code.code,
      ...('percent' in code ? { percent: code.percent } : { amounts: code.amount }),
      minimums: code.minimum ?? {},
      endsAt: code.expiresInDays === undefined ? null : new Date(Date.now() + code.expiresInDays * day),
      usesPerMember: code.usesPerMember ?? null,
    })),
  );
}

async function seedBanners(tx: Queryable): Promise<void> {
  for (const [position, { desktop, mobile, ...banner }] of demoShop.banners.entries()) {
    const [desktopPicture, mobilePicture] = await keepPictures(tx, [
      { name: banner.title.es, source: { kind: 'scene', scene: { garments: [desktop.garment], format: 'desktop' } } },
      { name: banner.title.es, source: { kind: 'scene', scene: { garments: [mobile.garment], format: 'mobile' } } },
    ]);
    if (!desktopPicture || !mobilePicture) throw new Error('A banner has two pictures.');
    await tx.insert(banners).values({ ...banner, desktopPicture, mobilePicture, position });
  }
}

async function seedPosts(tx: Queryable): Promise<void> {
  for (const [position, { picture, description, link }] of demoShop.posts.entries()) {
    const [key] = await keepPictures(tx, [{ name: description.es, source: { kind: 'garment', ...picture } }]);
    if (!key) throw new Error('A post has a picture.');
    await tx.insert(posts).values({ picture: key, description, link, position });
  }
}
