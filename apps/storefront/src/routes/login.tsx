import { config } from '@obsidiana/data';
import { Link, PageBody, Text } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { LoginForm } from '../parts/login-form.tsx';
import { SocialWays } from '../parts/social-ways.tsx';
import { to } from '../paths.ts';

const load = async ({ need, api, t }: Load<unknown>) => {
  await need(config(api));
  return { head: { title: t('login.title'), hidden: true } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** Every way to sign in. */
export default function Login() {
  const t = useTexts();
  return (
    <PageBody width="form" title={t('login.title')} lead={t('login.lead')}>
      <SocialWays />
      <LoginForm />
      <Text>
        {t('login.new')} <Link href={to('register')}>{t('login.register')}</Link>
      </Text>
    </PageBody>
  );
}
