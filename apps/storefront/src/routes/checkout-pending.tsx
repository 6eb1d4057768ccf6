import { orders } from '@obsidiana/data';
import { ButtonLink, Columns, Facts, Section, Text } from '@obsidiana/ui';
import { replace } from 'react-router';
import { apiIn, currentLocale, shop } from '../browser/shop.ts';
import { loadTexts } from '../messages/index.ts';
import { useKept, useTexts } from '../page/hooks.ts';
import { membersOnly } from '../page/members-only.ts';
import { pageMeta } from '../page/meta.ts';
import { CheckoutFrame } from '../parts/checkout-frame.tsx';
import { Money } from '../parts/money.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/checkout-pending';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  membersOnly(request);
  const api = apiIn(currentLocale());
  const list = await shop().cache.fetchQuery({ ...orders(api), staleTime: 0 });
  const order = list.find(({ detail }) => detail.status === 'pending_payment');
  if (!order) throw replace(to('orders'));
  const t = await loadTexts(api.lang);
  return { head: { title: t('pending.title'), hidden: true }, order };
}
clientLoader.hydrate = true as const;
export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** After Zelle or Venmo: the order is set aside until the money is seen. */
export default function CheckoutPending({ loaderData: { order } }: Route.ComponentProps) {
  const t = useTexts();
  const email = useKept('user')?.email ?? '';
  return (
    <CheckoutFrame step="checkoutSuccess" title={t('pending.title')} lead={t('pending.text', { email })}>
      <Columns
        aside={
          <Section title={t('success.order', { id: String(order.id) })}>
            <Facts
              facts={[
                { name: t('orders.status'), value: t(`orders.status.${order.detail.status}`) },
                { name: t('cart.total'), value: <Money amount={order.total} currency={order.currency} /> },
              ]}
            />
            <ButtonLink size="large" width="full" href={to('orders')}>
              {t('success.orders')}
            </ButtonLink>
            <ButtonLink variant="quiet" width="full" href={to('home')}>
              {t('cart.goOn')}
            </ButtonLink>
          </Section>
        }
      >
        <Text>{t('pending.until')}</Text>
        <Text tone="muted">{t('pending.crystals')}</Text>
      </Columns>
    </CheckoutFrame>
  );
}
