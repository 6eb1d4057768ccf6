import type { LegalText } from '../shapes.ts';
import { about } from './about.ts';
import { cookies } from './cookies.ts';
import { privacy } from './privacy.ts';
import { returns } from './returns.ts';
import { serviceTerms } from './service-terms.ts';
import { shipping } from './shipping.ts';
import { sizeTable } from './size-table.ts';
import { terms } from './terms.ts';

export const legalTexts: readonly LegalText[] = [
  terms,
  serviceTerms,
  privacy,
  returns,
  sizeTable,
  shipping,
  cookies,
  about,
];
