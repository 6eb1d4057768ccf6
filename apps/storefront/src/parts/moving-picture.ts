import { matchPath, useLocation, useNavigation, useViewTransitionState } from 'react-router';
import { patterns, to } from '../paths.ts';

const name = 'product-picture';

/**
 * The name that the picture of a card moves by, into the product's page and back out of it. On the page of another product
 * only the way in is its own: coming from there, it is a card among others.
 */
export function useMovingCard(href: string): string | undefined {
  const moves = useViewTransitionState(href);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return moves && (next?.pathname === href || !isProduct(pathname)) ? name : undefined;
}

/** The name that the first picture of a product's page moves by, unless the way leads on to another product. */
export function useMovingPicture(uri: string): string | undefined {
  const moves = useViewTransitionState(to('product', { uri }));
  const { location: next } = useNavigation();
  return moves && !(next && isProduct(next.pathname)) ? name : undefined;
}

function isProduct(pathname: string): boolean {
  return matchPath(patterns.product, pathname) !== null;
}
