import { activeCart } from '@obsidiana/data';
import { ButtonLink, Columns, PageBody, Section, SummaryRows } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useApi, useKept, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { BagLine } from '../parts/bag-line.tsx';
import { Money } from '../parts/money.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/added';

const head = async ({ t }: Load<unknown>) => ({ head: { title: t('added.title'), hidden: true } });
export const loader = onServer(head);
export async function clientLoader(page: Route.ClientLoaderArgs) {
  if (shop().session.get('pendingItem') === null) throw redirect(to('cart'));
  return inBrowser(head)(page);
}
clientLoader.hydrate = true as const;
export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** Confirms the piece that was just put in the bag. */
export default function Added() {
  const t = useTexts();
  const item = useKept('pendingItem');
  const { data: cart } = useQuery(activeCart(useApi()));
  if (!item) return <Waiting />;
  const rows = cart && [
    { label: t('cart.articles'), value: cart.articles },
    { label: t('cart.total'), value: <Money amount={cart.total} currency={cart.currency} />, strong: true },
  ];
  return (
    <PageBody title={t('added.title')}>
      <Columns
        aside={
          <Section title={t('cart.title')}>
            {rows && <SummaryRows rows={rows} />}
            <ButtonLink size="large" width="full" href={to('cart')}>
              {t('added.cart')}
            </ButtonLink>
            <ButtonLink variant="secondary" width="full" href={to('product', { uri: item.uri })}>
              {t('added.back')}
            </ButtonLink>
          </Section>
        }
      >
        <ul>
          <BagLine item={item} quantity={t('cart.pieces', { count: item.quantity })} currency={cart?.currency} />
        </ul>
      </Columns>
    </PageBody>
  );
}
