import { resendConfirmation } from '@obsidiana/data';
import { Button, ButtonLink, Link, PageBody, Text } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi, useKept, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { useNotices } from '../parts/notices.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('confirm.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** The registration waits for its mail; another one can be asked for with the handle that was kept. */
export default function ConfirmRegistration() {
  const t = useTexts();
  const { notify, oops } = useNotices();
  const token = useKept('registrationToken');
  const email = useKept('registrationEmail');
  const resend = useMutation(resendConfirmation(useApi()));

  function ask(handle: string) {
    resend.mutate(
      { body: { token: handle } },
      { onSuccess: () => notify(t('resend.done')), onError: (error) => oops(wordsFor(error, t('trouble.text'))) },
    );
  }

  return (
    <PageBody
      width="form"
      title={t('confirm.title')}
      lead={email ? t('confirm.text', { email }) : t('confirm.textAnywhere')}
    >
      <Text tone="muted">{t('confirm.hint')}</Text>
      {token ? (
        <>
          <Button variant="secondary" busy={resend.isPending} onClick={() => ask(token)}>
            {t('confirm.resend')}
          </Button>
          <Text>
            <Link href={to('register')}>{t('recover.other')}</Link>
          </Text>
        </>
      ) : (
        <ButtonLink variant="secondary" href={to('register')}>
          {t('register.title')}
        </ButtonLink>
      )}
    </PageBody>
  );
}
