import { remember } from '@obsidiana/data';
import { redirect } from 'react-router';
import { shop } from '../browser/shop.ts';
import { to } from '../paths.ts';

/**
 * Leads a visitor to the login, and back to this address after it. The layout of the members' pages asks, and every
 * page that loads something personal: the loaders of a page run side by side.
 */
export function membersOnly(request: Request): void {
  if (shop().session.get('token') !== null) return;
  rememberPage(request.url);
  throw redirect(to('login'));
}

/** Keeps the address of a page for after the login. */
export function rememberPage(url: string): void {
  const { pathname, searchParams } = new URL(url);
  // What pays is not kept; the payment is found by its id.
  searchParams.delete('payment_intent_client_secret');
  remember(shop().session, { path: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname });
}
