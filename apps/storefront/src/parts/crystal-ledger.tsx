import { crystalHistory } from '@obsidiana/data';
import { Button, Ledger, Notice, Section, Skeleton, Text } from '@obsidiana/ui';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { localeTag } from '../locale.ts';
import { useApi, useLocale, useTexts } from '../page/hooks.ts';

/** Where a member's crystals came from and went, the newest first; older ones on demand. */
export function CrystalLedger() {
  const t = useTexts();
  const { lang } = useLocale();
  const api = useApi();
  const [shown, setShown] = useState(1);
  const pages = useQueries({ queries: Array.from({ length: shown }, (_, index) => crystalHistory(api, index + 1)) });
  const [first] = pages;
  const entries = pages.flatMap(({ data }) => data?.entries ?? []);
  const dates = new Intl.DateTimeFormat(localeTag[lang], { dateStyle: 'medium' });
  const amounts = new Intl.NumberFormat(localeTag[lang], { signDisplay: 'exceptZero' });
  return (
    <Section title={t('ledger.title')}>
      {pages.some(({ isError }) => isError) && <Notice tone="negative">{t('trouble.text')}</Notice>}
      {first?.isPending && <Skeleton />}
      {first?.data && entries.length === 0 && <Text tone="muted">{t('ledger.empty')}</Text>}
      {entries.length > 0 && (
        <Ledger
          labels={{
            table: t('ledger.title'),
            date: t('ledger.date'),
            text: t('ledger.reason'),
            amount: t('orders.crystals'),
          }}
          entries={entries.map(({ id, date, reason, crystals }) => ({
            id,
            date: dates.format(new Date(date)),
            text: reason,
            amount: amounts.format(crystals),
          }))}
        />
      )}
      {first?.data && shown < first.data.pages && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + 1)}>
            {t('ledger.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}
