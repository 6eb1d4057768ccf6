import { en } from '../../apps/storefront/src/messages/en.ts';
import { es } from '../../apps/storefront/src/messages/es.ts';

/** The shop's own texts, so that a journey reads what its shopper reads. */
export const words = { es, en } as const;
