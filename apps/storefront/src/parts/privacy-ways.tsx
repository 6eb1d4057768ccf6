import { exportUserData } from '@obsidiana/data';
import { Button, Link, Row, Section, Text } from '@obsidiana/ui';
import { useState } from 'react';
import { saveFile } from '../browser/save-file.ts';
import { shop } from '../browser/shop.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { to } from '../paths.ts';
import { useNotices } from './notices.tsx';

/** What a member can do about what the shop knows of them: take it along, or have it deleted. */
export function PrivacyWays() {
  const t = useTexts();
  const api = useApi();
  const { notify, oops } = useNotices();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      // As it is at this moment, and kept nowhere but in the file.
      const known = await shop().cache.fetchQuery({ ...exportUserData(api), staleTime: 0, gcTime: 0 });
      const date = known.exported_at.slice(0, 10);
      saveFile(t('privacy.file', { date }), 'application/json', JSON.stringify(known, null, 2));
      notify(t('privacy.downloaded'));
    } catch (error) {
      oops(wordsFor(error, t('privacy.downloadFailed')));
    }
    setBusy(false);
  }

  return (
    <Section title={t('privacy.title')} size="subsection">
      <Text tone="muted">{t('privacy.text')}</Text>
      <Row gap="apart">
        <Button variant="secondary" busy={busy} onClick={() => void download()}>
          {t('privacy.download')}
        </Button>
        <Link href={to('deleteAccount')}>{t('privacy.delete')}</Link>
      </Row>
    </Section>
  );
}
