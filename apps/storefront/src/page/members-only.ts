import { redirect } from 'react-router';
import { shop } from '../browser/shop.ts';
import { to } from '../paths.ts';

/**
 * Leads a visitor to the login, and back to this address after it. The layout of the members' pages asks, and every
 * page that loads something personal: the loaders of a page run side by side.
 */
export function membersOnly(request: Request): void {
  const { session } = shop();
  if (session.get('token') !== null) return;
  const { pathname, search } = new URL(request.url);
  session.set('redirectPath', pathname + search);
  throw redirect(to('login'));
}
