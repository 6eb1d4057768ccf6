import { type DiscountCode, money } from './shapes.ts';

export const discountCodes: readonly DiscountCode[] = [
  { code: 'GEODA15', percent: 15 },
  { code: 'CRISTAL200', amount: money(200, 11), minimum: money(1200, 66) },
  { code: 'VETA20', percent: 20, minimum: money(3000, 165), expiresInDays: 30 },
  { code: 'UNAVEZ', percent: 25, usesPerMember: 1 },
  { code: 'CORTESIA', percent: 100, minimum: money(1999, 120), usesPerMember: 1 },
  { code: 'BUENFIN', percent: 30, expiresInDays: -7 },
];
