import { demoShop } from '@obsidiana/demo';
import type { Queryable } from '../db/database.ts';
import { rewards, tierTexts } from '../loyalty/tables.ts';
import { keepPictures } from '../media/pictures.ts';

/** The tiers' texts, their benefits, and the gift that each brings. */
export async function seedClub(tx: Queryable): Promise<void> {
  for (const { level, name, description, rewards: benefits, gift } of demoShop.tiers) {
    await tx.insert(tierTexts).values({ level, name, description });
    const [picture] = await keepPictures(tx, [{ name: gift.name.es, source: { kind: 'garment', ...gift.picture } }]);
    await tx
      .insert(rewards)
      .values([
        ...benefits.map((benefit, position) => ({ ...benefit, level, position, gift: false, picture: null })),
        { title: gift.name, description: gift.description, level, position: benefits.length, gift: true, picture },
      ]);
  }
}
