import { Link } from '@obsidiana/ui';
import { useSignedIn, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { strip } from './welcome.css.ts';

/** Announces the welcome offer above everything else; a visitor is shown the way to it. */
export function Welcome() {
  const t = useTexts();
  const signedIn = useSignedIn();
  return (
    <p className={strip} data-theme="dark">
      {t('home.welcome')} {!signedIn && <Link href={to('register')}>{t('home.welcomeJoin')}</Link>}
    </p>
  );
}
