import { config, stripePayment } from '@obsidiana/data';
import { Button, Notice, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { openStripe } from '../browser/stripe.ts';
import { useApi, useLocale, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';

const CardPayment = lazy(async () => ({ default: (await import('./card-payment.tsx')).CardPayment }));

export interface PaymentProps {
  cartId: string;
  /** What the shopper sees, decimal. */
  total: number;
}

/** Paying by card. Asking for the payment sets the stock aside. */
export function CardCheckout({ cartId, total }: PaymentProps) {
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
