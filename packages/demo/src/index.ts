import { categories } from './catalogue/categories.ts';
import { collections } from './catalogue/collections.ts';
import { products } from './catalogue/products.ts';
import { countries } from './countries.ts';
import { members } from './members.ts';

export type * from './shapes.ts';

/** The demonstration shop "Obsidiana", whole: what a fresh database is filled with. */
export const demoShop = { categories, collections, products, countries, members };
export type DemoShop = typeof demoShop;
