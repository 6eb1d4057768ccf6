import { shop } from './shop.ts';

/** How many products are remembered: the open one, and eight to show below it. */
const most = 9;

/** The list after a product was opened: it stands first, once, and the oldest go. */
export function withViewed(viewed: readonly string[], uri: string): readonly string[] {
  return [uri, ...viewed.filter((other) => other !== uri)].slice(0, most);
}

export function rememberViewed(uri: string): void {
  const { session } = shop();
  session.set('recentlyViewed', withViewed(session.get('recentlyViewed') ?? [], uri));
}
