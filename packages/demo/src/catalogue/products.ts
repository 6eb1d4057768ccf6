import type { Product } from '../shapes.ts';
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
