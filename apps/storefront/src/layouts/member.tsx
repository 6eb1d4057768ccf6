import { Outlet, redirect } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useSignedIn } from '../page/hooks.ts';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/member';

/** Only the browser knows who is signed in: the server answers with the waiting page, and nothing else ever flashes. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { session } = shop();
  if (session.get('token') !== null) return null;
  const { pathname, search } = new URL(request.url);
  session.set('redirectPath', pathname + search);
  throw redirect(to('login'));
}
clientLoader.hydrate = true as const;

export const HydrateFallback = Waiting;

export default function MemberLayout() {
  return useSignedIn() ? <Outlet /> : <Waiting />;
}
