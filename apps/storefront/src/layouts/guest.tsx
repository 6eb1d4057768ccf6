import { tiers } from '@obsidiana/contract/rules';
import { Crystal, Heading, Row, SplitLayout, StonePanel, Text } from '@obsidiana/ui';
import { type ReactNode, useEffect } from 'react';
import { Outlet, redirect, useNavigate } from 'react-router';
import { arrival, shop } from '../browser/shop.ts';
import { useSignedIn, useTexts } from '../page/hooks.ts';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

export async function clientLoader() {
  if (shop().session.get('token') !== null) throw redirect(to('home'));
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <GuestFrame>
      <Waiting />
    </GuestFrame>
  );
}

/** Who signs in here is greeted, and goes on from there; who signs in in another tab goes home in this one. */
export default function GuestLayout() {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (signedIn) void navigate(to(arrival() === null ? 'home' : 'welcomeBack'), { replace: true });
  }, [signedIn, navigate]);
  return <GuestFrame>{signedIn ? <Waiting /> : <Outlet />}</GuestFrame>;
}

const [amber, emerald, diamond] = tiers;

/** A page of the login family, beside a wall that says what an account is good for. */
function GuestFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <SplitLayout
      wall={
        <StonePanel>
          <Row>
            {tiers.map(({ name }) => (
              <Crystal key={name} tier={name} size="large" />
            ))}
          </Row>
          <Heading level={2} size="section">
            {t('login.club')}
          </Heading>
          <Text>{t('login.clubText', { amber: amber.from, emerald: emerald.from, diamond: diamond.from })}</Text>
        </StonePanel>
      }
    >
      {children}
    </SplitLayout>
  );
}
