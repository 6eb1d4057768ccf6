import { Announcement, Link } from '@obsidiana/ui';
import { useSignedIn, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

/** Announces the welcome offer above everything else; a visitor is shown the way to it. */
export function Welcome() {
  const t = useTexts();
  const signedIn = useSignedIn();
  return (
    <Announcement>
      {t('home.welcome')} {!signedIn && <Link href={to('register')}>{t('home.welcomeJoin')}</Link>}
    </Announcement>
  );
}
