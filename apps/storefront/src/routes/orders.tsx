import { orders } from '@obsidiana/data';
import { ButtonLink, EmptyState, OrderCard, PageBody } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localeTag } from '../locale.ts';
import { useApi, useLocale, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { MemberTrail } from '../parts/member-trail.tsx';
import { Money } from '../parts/money.tsx';
import { OrderDetail } from '../parts/order-detail.tsx';
import { paidOn, ReceiptHead } from '../parts/receipt.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('orders.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** A member's orders, newest first; one is open at a time. */
export default function Orders() {
  const t = useTexts();
  const { lang } = useLocale();
  const { data: list, isError } = useQuery(orders(useApi()));
  const [open, setOpen] = useState<number | null>(null);
  if (!list) return isError ? <PageBody title={t('orders.title')} lead={t('trouble.text')} /> : <Waiting />;
  const shown = list.find(({ id }) => id === open);
  const dates = new Intl.DateTimeFormat(localeTag[lang], { dateStyle: 'long' });
  return (
    <PageBody
      before={
        <>
          <MemberTrail page={t('orders.title')} />
          {shown && <ReceiptHead />}
        </>
      }
      title={t('orders.title')}
      {...(shown && { paperTitle: t(paidOn(shown) ? 'receipt.title' : 'receipt.unpaid') })}
    >
      {list.length === 0 ? (
        <EmptyState
          title={t('orders.empty')}
          text={t('orders.emptyText')}
          headingLevel={2}
          actions={<ButtonLink href={to('home')}>{t('cart.emptyAction')}</ButtonLink>}
        />
      ) : (
        <div>
          {list.map((order) => (
            <OrderCard
              key={order.id}
              title={t('orders.order', { id: String(order.id) })}
              date={dates.format(new Date(order.date))}
              status={t(`orders.status.${order.detail.status}`)}
              total={<Money amount={order.total} currency={order.currency} />}
              open={open === order.id}
              onOpenChange={(opened) => setOpen(opened ? order.id : null)}
            >
              <OrderDetail order={order} />
            </OrderCard>
          ))}
        </div>
      )}
    </PageBody>
  );
}
