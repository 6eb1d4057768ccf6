import { cleanProduct } from '../page/clean.ts';
import { apiIn, currentLocale, shop } from './shop.ts';

/** Asks for a product that somebody is about to open. What goes wrong is met again, and told, where it is opened. */
export function foresee(uri: string): void {
  void shop().cache.prefetchQuery(cleanProduct(apiIn(currentLocale()), uri));
}
