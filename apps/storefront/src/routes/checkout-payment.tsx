import { cartOrder, config, stripePayment } from '@obsidiana/data';
import { Button, Columns, Notice, Section, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { openStripe } from '../browser/stripe.ts';
import { checkoutStep } from '../page/checkout.ts';
import { useApi, useLocale, useTexts } from '../page/hooks.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { CheckoutFrame } from '../parts/checkout-frame.tsx';
import { Summary } from '../parts/summary.tsx';
import { Waiting } from '../parts/waiting.tsx';
import type { Route } from './+types/checkout-payment';

const CardPayment = lazy(async () => ({ default: (await import('../parts/card-payment.tsx')).CardPayment }));

export const clientLoader = checkoutStep('checkout.paymentTitle', { needsAddress: true });
export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** Step 3: the payment. Asking for it sets the stock aside. */
export default function CheckoutPayment({ loaderData: { cartId } }: Route.ComponentProps) {
  const t = useTexts();
  const api = useApi();
  const { data: order } = useQuery(cartOrder(api, cartId));
  return (
    <CheckoutFrame step="checkoutPayment" title={t('checkout.paymentTitle')}>
      <Columns aside={<Section title={t('cart.summary')}>{order && <Summary cart={order} />}</Section>}>
        <Section title={t('checkout.card')} size="subsection">
          <Text tone="muted">{t('checkout.cardText')}</Text>
          {order && <Card cartId={cartId} total={order.total} />}
        </Section>
      </Columns>
    </CheckoutFrame>
  );
}

function Card({ cartId, total }: { cartId: string; total: number }) {
  const t = useTexts();
  const api = useApi();
  const { lang } = useLocale();
  const { data: settings } = useQuery(config(api));
  const payment = useQuery({ ...stripePayment(api, cartId, total), retry: false, refetchOnWindowFocus: false });
  const [missing, setMissing] = useState(false);
  const publicKey = payment.data?.public_key;
  const stripe = useMemo(
    () => (settings && publicKey ? openStripe({ publicKey, scriptUrl: settings.stripe_js_url, locale: lang }) : null),
    [settings, publicKey, lang],
  );
  useEffect(() => {
    if (!stripe) return;
    let current = true;
    void stripe.then((loaded) => current && setMissing(loaded === null));
    return () => {
      current = false;
    };
  }, [stripe]);

  if (payment.isError) {
    return (
      <>
        <Notice tone="negative">{wordsFor(payment.error, t('stripe.error2'))}</Notice>
        <Button variant="secondary" busy={payment.isFetching} onClick={() => void payment.refetch()}>
          {t('action.retry')}
        </Button>
      </>
    );
  }
  if (missing) return <Notice tone="negative">{t('stripe.unavailable')}</Notice>;
  if (payment.data?.client_secret === '') return <Notice tone="negative">{t('stripe.error1')}</Notice>;
  if (!payment.data || !stripe) return <Text role="status">{t('shop.loading')}</Text>;
  return (
    <Suspense fallback={<Text role="status">{t('shop.loading')}</Text>}>
      <CardPayment stripe={stripe} clientSecret={payment.data.client_secret} />
    </Suspense>
  );
}
