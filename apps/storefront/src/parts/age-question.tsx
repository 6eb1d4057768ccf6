import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useKept } from '../page/hooks.ts';

const AgeDialog = lazy(() => import('./age-dialog.tsx'));

/** What can be read without an answer. */
const open = /terminos|privacidad|devoluciones|mayor/;

/**
 * Asks for the age until it was confirmed on this device, in both languages. It comes after the page, which search
 * engines and screens get whole.
 */
export function AgeQuestion() {
  const { pathname } = useLocation();
  const confirmed = useKept('ageConfirmed') ?? false;
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!inBrowser || confirmed || open.test(pathname)) return null;
  return (
    <Suspense>
      <AgeDialog />
    </Suspense>
  );
}
