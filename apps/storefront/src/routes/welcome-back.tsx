import { greetingFor } from '@obsidiana/contract/rules';
import { Button, PageBody } from '@obsidiana/ui';
import { useCallback, useEffect } from 'react';
import { redirect, useNavigate } from 'react-router';
import { arrival, endArrival, shop } from '../browser/shop.ts';
import { useKept, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/welcome-back';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('login.back'), hidden: true } });
export const loader = onServer(load);

/** Only who has just signed in, in this tab, is greeted; like the pages of guests it is closed to other members. */
export async function clientLoader(page: Route.ClientLoaderArgs) {
  if (shop().session.get('token') === null) throw redirect(to('login'));
  const destination = arrival();
  if (destination === null) throw redirect(to('home'));
  return { ...(await inBrowser(load)(page)), destination };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** Greets a returning person for a moment, and goes on to where they were going. */
export default function WelcomeBack({ loaderData: { destination } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const name = useKept('user')?.name ?? '';
  const goOn = useCallback(() => {
    endArrival();
    void navigate(destination, { replace: true });
  }, [destination, navigate]);
  useEffect(() => {
    const timer = setTimeout(goOn, greetingFor);
    return () => clearTimeout(timer);
  }, [goOn]);
  return (
    <PageBody width="form" title={t('login.back')} lead={t('login.backText', { name })}>
      <Button onClick={goOn}>{t('login.goOn')}</Button>
    </PageBody>
  );
}
