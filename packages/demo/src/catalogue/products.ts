import type { Picture, Product, View } from '../shapes.ts';
import { accessories } from './products/accessories.ts';
import { dresses } from './products/dresses.ts';
import { hoodies } from './products/hoodies.ts';
import { otherKimonos } from './products/kimonos-other.ts';
import { straightKimonos } from './products/kimonos-straight.ts';
import { outerwear } from './products/outerwear.ts';
import { shirts } from './products/shirts.ts';
import { boxyTees } from './products/tees-boxy.ts';
import { straightTees } from './products/tees-straight.ts';
import { trousersAndSkirts } from './products/trousers-and-skirts.ts';

export const products: readonly Product[] = [
  ...straightTees,
  ...boxyTees,
  ...shirts,
  ...dresses,
  ...straightKimonos,
  ...otherKimonos,
  ...hoodies,
  ...outerwear,
  ...trousersAndSkirts,
  ...accessories,
];

/** The picture of one of the products. Throws when the shop has no such product. */
export function pictureOf(uri: string, view: View): Picture {
  const product = products.find((candidate) => candidate.uri === uri);
  if (!product) throw new Error(`No product has the uri "${uri}".`);
  return { garment: product.garment, view };
}
