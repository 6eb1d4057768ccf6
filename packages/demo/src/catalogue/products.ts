import type { Product } from '../shapes.ts';
import { accessories } from './products/accessories.ts';
import { straightKimonos } from './products/kimonos-straight.ts';

export const products: readonly Product[] = [...straightKimonos, ...accessories];
