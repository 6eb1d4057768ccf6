import type { Settlement } from '@obsidiana/contract';
import { orders, refetch, userData } from '@obsidiana/data';
import { ButtonLink, Columns, Notice, Section, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { replace } from 'react-router';
import { apiIn, currentLocale, shop } from '../browser/shop.ts';
import { loadTexts } from '../messages/index.ts';
import { useApi, useKept, useTexts } from '../page/hooks.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { CheckoutFrame } from '../parts/checkout-frame.tsx';
import { MemberCard } from '../parts/member-card.tsx';
import { OrderLines, OrderSummary } from '../parts/order-detail.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/checkout-success';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const intent = url.searchParams.get('payment_intent');
  if (intent === null) throw replace(to('orders'));
  const t = await loadTexts(currentLocale().lang);
  return { head: { title: t('checkout.success'), hidden: true }, intent };
}
clientLoader.hydrate = true as const;
export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** Step 4: what became of the payment. It finalises, once however often it is opened. */
export default function CheckoutSuccess({ loaderData: { intent } }: Route.ComponentProps) {
  const t = useTexts();
  const settlement = useSettlement(intent);
  useEffect(() => {
    // The secret of the intent has no place in the address, the history or a Referer.
    history.replaceState(history.state, '', to('checkoutSuccess', {}, { payment_intent: intent }));
  }, [intent]);

  if (settlement.isError) {
    return (
      <CheckoutFrame step="checkoutPayment" title={t('success.failed')}>
        <Notice tone="negative">{wordsFor(settlement.error, t('trouble.text'))}</Notice>
        <ButtonLink href={to('checkoutPayment')}>{t('success.retry')}</ButtonLink>
      </CheckoutFrame>
    );
  }
  if (!settlement.data) {
    return (
      <CheckoutFrame step="checkoutPayment" title={t('success.working')}>
        <Text role="status">{t('shop.loading')}</Text>
      </CheckoutFrame>
    );
  }
  return <Outcome settlement={settlement.data} />;
}

function Outcome({ settlement: { status, message, order, crystals } }: { settlement: Settlement }) {
  const t = useTexts();
  const email = useKept('user')?.email ?? '';
  const { data: user } = useQuery(userData(useApi()));
  if (status === 'processing') {
    return <CheckoutFrame step="checkoutPayment" title={t('success.processing')} lead={t('success.processingText')} />;
  }
  if (status !== 'paid' || !order) {
    return (
      <CheckoutFrame step="checkoutPayment" title={t(status === 'refunded' ? 'success.refunded' : 'success.failed')}>
        <Notice tone="negative">{message}</Notice>
        <ButtonLink href={to(status === 'refunded' ? 'cart' : 'checkoutPayment')}>
          {t(status === 'refunded' ? 'added.cart' : 'success.retry')}
        </ButtonLink>
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame step="checkoutSuccess" title={t('success.title')} lead={t('success.mail', { email })}>
      <Columns
        aside={
          <Section title={t('success.order', { id: String(order.id) })}>
            <OrderSummary order={order} />
            <ButtonLink size="large" width="full" href={to('orders')}>
              {t('success.orders')}
            </ButtonLink>
            <ButtonLink variant="quiet" width="full" href={to('home')}>
              {t('cart.goOn')}
            </ButtonLink>
          </Section>
        }
      >
        <Section title={t('success.crystals', { count: crystals })} size="subsection">
          {user && <MemberCard loyalty={user.loyalty} />}
        </Section>
        <Section title={t('checkout.pieces')} size="subsection">
          <OrderLines order={order} />
        </Section>
      </Columns>
    </CheckoutFrame>
  );
}

/** Asks what became of the payment until it is decided; a paid one empties the bag of this browser. */
function useSettlement(intent: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['settlement', intent, api.lang],
    queryFn: async () => {
      const answer = await apiIn(currentLocale()).call('stripeIntent', { body: { payment_intent: intent } });
      if (answer.status === 'paid') await forgetCart();
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 2_000 : false),
  });
}

async function forgetCart(): Promise<void> {
  const { session, cache } = shop();
  for (const key of ['cartId', 'cart', 'pendingItem', 'paymentIntent'] as const) session.set(key, null);
  await refetch(cache, ['activeCart', 'orders', 'userData', 'productDetail']);
  void cache.prefetchQuery(orders(apiIn(currentLocale())));
}
