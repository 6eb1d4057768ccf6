import { ButtonLink, PageBody } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('password.done'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** The new password holds. */
export default function NewPasswordDone() {
  const t = useTexts();
  return (
    <PageBody width="form" title={t('password.done')} lead={t('password.doneText')}>
      <ButtonLink size="large" width="full" href={to('login')}>
        {t('login.submit')}
      </ButtonLink>
    </PageBody>
  );
}
