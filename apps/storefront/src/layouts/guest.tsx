import { useEffect } from 'react';
import { Outlet, redirect, useNavigate } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useSignedIn } from '../page/hooks.ts';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

export async function clientLoader() {
  if (shop().session.get('token') !== null) throw redirect(to('home'));
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = Waiting;

/** Whoever signs in here, or in another tab, goes on to the remembered path (used once) or home. */
export default function GuestLayout() {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedIn) return;
    const { session } = shop();
    const path = session.get('redirectPath') ?? to('home');
    session.set('redirectPath', null);
    void navigate(path, { replace: true });
  }, [signedIn, navigate]);
  return signedIn ? <Waiting /> : <Outlet />;
}
