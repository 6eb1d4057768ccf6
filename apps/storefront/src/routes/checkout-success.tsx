import type { Settlement } from '@obsidiana/contract';
import { type Api, userData } from '@obsidiana/data';
import { ButtonLink, Columns, Notice, Section, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { replace } from 'react-router';
import { forgetCart } from '../browser/paid.ts';
import { currentLocale } from '../browser/shop.ts';
import { loadTexts } from '../messages/index.ts';
import type { Translate } from '../messages/translate.ts';
import { useApi, useKept, useTexts } from '../page/hooks.ts';
import { membersOnly } from '../page/members-only.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { CheckoutFrame } from '../parts/checkout-frame.tsx';
import { MemberCard } from '../parts/member-card.tsx';
import { OrderLines, OrderSummary } from '../parts/order-detail.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/checkout-success';

/** What names the payment in the address: a card's intent, an order at PayPal, or an order of ours that cost nothing. */
interface Paid {
  readonly by: 'payment_intent' | 'token' | 'order';
  readonly ref: string;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  membersOnly(request);
  const { searchParams } = new URL(request.url);
  const by = (['payment_intent', 'token', 'order'] as const).find((name) => searchParams.has(name));
  if (by === undefined) throw replace(to('orders'));
  const t = await loadTexts(currentLocale().lang);
  const paid: Paid = { by, ref: searchParams.get(by) ?? '' };
  return { head: { title: t('checkout.success'), hidden: true }, paid };
}
clientLoader.hydrate = true as const;
export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** Step 4: what became of the payment. It finalises, once however often it is opened. */
export default function CheckoutSuccess({ loaderData: { paid } }: Route.ComponentProps) {
  const t = useTexts();
  const { by, ref } = paid;
  const settlement = useSettlement(paid);
  useEffect(() => {
    // The secret of a card's intent has no place in the address, the history or a Referer.
    history.replaceState(history.state, '', to('checkoutSuccess', {}, { [by]: ref }));
  }, [by, ref]);

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
function useSettlement({ by, ref }: Paid) {
  const t = useTexts();
  const api = useApi();
  return useQuery({
    queryKey: ['settlement', by, ref, api.lang],
    queryFn: async () => {
      const answer = await ask[by](api, ref, t);
      if (answer.status === 'paid') await forgetCart();
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 2_000 : false),
  });
}

type Ask = (api: Api, ref: string, t: Translate) => Promise<Settlement>;

const unpaid = (message: string): Settlement => ({ status: 'failed', message, order: null, crystals: 0 });

const ask: Record<Paid['by'], Ask> = {
  payment_intent: (api, ref) => api.call('stripeIntent', { body: { payment_intent: ref } }),
  token: async (api, ref, t) => {
    const { settlement, details, debug_id: id } = await api.call('capturePaypalOrder', { body: { order_id: ref } });
    const [refusal] = details ?? [];
    return settlement ?? unpaid(`${t('paypal.failed')} ${refusal?.description ?? refusal?.issue ?? ''} (${id})`);
  },
  order: async (api, ref) => {
    const order = (await api.call('orders', {})).find(({ id }) => String(id) === ref);
    if (!order || order.detail.status === 'pending_payment') throw replace(to('orders'));
    return { status: 'paid', message: '', order, crystals: order.detail.crystals };
  },
};
