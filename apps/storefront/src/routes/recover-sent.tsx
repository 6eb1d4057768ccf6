import { resendRecovery } from '@obsidiana/data';
import { Button, Link, PageBody, Stack, Text } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useApi, useKept, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { useNotices } from '../parts/notices.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('recover.sent'), hidden: true } });
export const loader = onServer(load);
const clientLoad = inBrowser(async (page: Load<unknown>) => {
  // Without a handle nothing was asked for from this browser.
  if (shop().session.get('recoveryToken') === null) throw redirect(to('recover'));
  return load(page);
});
export const clientLoader = Object.assign(clientLoad, { hydrate: true as const });
export const meta = pageMeta;

/** The ways that a link can be sent again, as the call numbers them. */
const ways = [
  { type: 1, label: 'recover.byEmail' },
  { type: 2, label: 'recover.bySms' },
] as const;

/** The link is on its way; it can be asked for again with the handle that was kept. */
export default function RecoverSent() {
  const t = useTexts();
  const { notify, oops } = useNotices();
  const token = useKept('recoveryToken');
  const email = useKept('recoveryEmail');
  const resend = useMutation(resendRecovery(useApi()));

  function ask(type: 1 | 2) {
    resend.mutate(
      { body: { token: token ?? '', type } },
      { onSuccess: () => notify(t('resend.done')), onError: (error) => oops(wordsFor(error, t('recover.failed'))) },
    );
  }

  return (
    <PageBody
      width="form"
      title={t('recover.sent')}
      lead={email ? t('recover.sentText', { email }) : t('recover.sentAnywhere')}
    >
      <Text tone="muted">{t('recover.hint')}</Text>
      <Stack gap="near">
        {ways.map(({ type, label }) => (
          <Button
            key={type}
            variant="secondary"
            width="full"
            busy={resend.isPending && resend.variables.body.type === type}
            disabled={resend.isPending && resend.variables.body.type !== type}
            onClick={() => ask(type)}
          >
            {t(label)}
          </Button>
        ))}
      </Stack>
      <Text>
        <Link href={to('recover')}>{t('recover.other')}</Link>
      </Text>
    </PageBody>
  );
}
