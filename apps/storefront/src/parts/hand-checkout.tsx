import { paymentPending } from '@obsidiana/contract/rules';
import { config, manualPayment } from '@obsidiana/data';
import { Button, Facts, Notice, Text } from '@obsidiana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetCart } from '../browser/paid.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { to } from '../paths.ts';
import type { PaymentProps } from './card-checkout.tsx';
import { Money } from './money.tsx';
import { SwitchToDollars } from './switch-to-dollars.tsx';

export interface HandCheckoutProps extends PaymentProps {
  method: 'zelle' | 'venmo';
  currency: 'MXN' | 'USD';
}

/** Zelle or Venmo by hand, in dollars: the pieces are set aside, and the money is sent from the shopper's own app. */
export function HandCheckout({ method, cartId, total, currency }: HandCheckoutProps) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const { data: settings } = useQuery(config(api));
  const start = useMutation(manualPayment(api));
  const [failure, setFailure] = useState<string | null>(null);
  const service = t(`checkout.${method}`);
  const account = settings?.hand_payments.find((one) => one.method === method);

  if (currency !== 'USD') {
    return (
      <>
        <Text>{t('hand.dollarsOnly', { service })}</Text>
        <SwitchToDollars />
      </>
    );
  }

  async function setAside() {
    setFailure(null);
    try {
      const answer = await start.mutateAsync({ body: { cart_id: cartId, payment_method: method, total } });
      if (answer.code !== 'payment_pending' && answer.message !== paymentPending) return setFailure(answer.message);
      await forgetCart();
      await navigate(to('checkoutPending'));
    } catch (error) {
      setFailure(wordsFor(error, t('checkout.unavailable')));
    }
  }

  return (
    <>
      <Text>{t('hand.how', { service })}</Text>
      {account && (
        <Facts
          facts={[
            { name: t('hand.account'), value: account.account },
            { name: t('hand.holder'), value: account.holder },
            { name: t('cart.total'), value: <Money amount={total} currency={currency} /> },
          ]}
        />
      )}
      <Text tone="muted">{t('hand.until')}</Text>
      {failure && <Notice tone="negative">{failure}</Notice>}
      <Button size="large" width="full" busy={start.isPending} onClick={() => void setAside()}>
        {t('hand.submit', { service })}
      </Button>
    </>
  );
}
