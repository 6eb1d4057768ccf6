import { Outlet } from 'react-router';
import { useSignedIn } from '../page/hooks.ts';
import { membersOnly } from '../page/members-only.ts';
import { Waiting } from '../parts/waiting.tsx';
import type { Route } from './+types/member';

/** Only the browser knows who is signed in: the server answers with the waiting page, and nothing else ever flashes. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  membersOnly(request);
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = Waiting;

export default function MemberLayout() {
  return useSignedIn() ? <Outlet /> : <Waiting />;
}
