import { categories } from './catalogue/categories.ts';
import { collections } from './catalogue/collections.ts';
import { products } from './catalogue/products.ts';
import { tiers } from './club.ts';
import { discountCodes } from './codes.ts';
import { banners } from './content/banners.ts';
import { posts } from './content/posts.ts';
import { countries } from './countries.ts';
import { legalTexts } from './legal/index.ts';
import { members } from './members.ts';
import { shipping } from './shipping.ts';

export type * from './shapes.ts';

/** The demonstration shop "Obsidiana", whole: what a fresh database is filled with. */
export const demoShop = {
  categories,
  collections,
  products,
  banners,
  posts,
  legalTexts,
  tiers,
  discountCodes,
  shipping,
  countries,
  members,
};
export type DemoShop = typeof demoShop;
