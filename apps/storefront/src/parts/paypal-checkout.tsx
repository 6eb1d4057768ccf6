import { ApiError, capturePaypalOrder, config, createPaypalOrder, paypalClientId, refetch } from '@obsidiana/data';
import { Notice, Text } from '@obsidiana/ui';
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pageNonce } from '../browser/nonce.ts';
import { shop } from '../browser/shop.ts';
import { useApi, useLocale, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { to } from '../paths.ts';
import type { PaymentProps } from './card-checkout.tsx';
import { SwitchToDollars } from './switch-to-dollars.tsx';

export interface PaypalCheckoutProps extends PaymentProps {
  currency: 'MXN' | 'USD';
}

/** PayPal's own buttons: its wallet, and Venmo where PayPal offers it; never a card. Its script is loaded here and nowhere else. */
export function PaypalCheckout({ currency, ...payment }: PaypalCheckoutProps) {
  const t = useTexts();
  const api = useApi();
  const { lang } = useLocale();
  const { data: settings } = useQuery(config(api));
  const { data: client, isError } = useQuery(paypalClientId(api));
  if (isError) return <Notice tone="negative">{t('paypal.init')}</Notice>;
  if (!settings || !client) return <Text role="status">{t('shop.loading')}</Text>;
  const nonce = pageNonce();
  return (
    <PayPalScriptProvider
      key={`${currency} ${lang}`}
      options={{
        clientId: client.client_id,
        currency,
        intent: 'capture',
        commit: true,
        locale: lang === 'es' ? 'es_MX' : 'en_US',
        enableFunding: 'venmo',
        disableFunding: 'card,credit,paylater',
        ...(settings.paypal_sdk_url !== null && { sdkBaseUrl: settings.paypal_sdk_url }),
        ...(nonce !== undefined && { dataCspNonce: nonce }),
      }}
    >
      <Buttons {...payment} venmoOnly={settings.paypal_funding === 'venmo-only'} currency={currency} />
    </PayPalScriptProvider>
  );
}

function Buttons({ cartId, total, currency, venmoOnly }: PaypalCheckoutProps & { venmoOnly: boolean }) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const [{ isRejected, isPending }] = usePayPalScriptReducer();
  const open = useMutation(createPaypalOrder(api));
  const capture = useMutation(capturePaypalOrder(api));
  const [message, setMessage] = useState<{ tone: 'negative' | 'neutral'; text: string } | null>(null);
  const fail = (text: string) => setMessage({ tone: 'negative', text });

  /** What the shop says beside the sentence of the catalogue; a cart that changed is shown as it is now. */
  async function explain(error: unknown, sentence: string) {
    fail(`${sentence} ${wordsFor(error, '')}`.trim());
    if (error instanceof ApiError && error.status === 409) await refetch(shop().cache, ['activeCart', 'cartOrder']);
  }

  if (isRejected) return <Notice tone="negative">{t('paypal.init')}</Notice>;
  return (
    <>
      {isPending && <Text role="status">{t('shop.loading')}</Text>}
      <PayPalButtons
        {...(venmoOnly && { fundingSource: 'venmo' })}
        forceReRender={[cartId, total, currency]}
        createOrder={async ({ paymentSource }) => {
          setMessage(null);
          try {
            const source = paymentSource === 'venmo' ? 'venmo' : 'paypal';
            const { id } = await open.mutateAsync({ body: { cart_id: cartId, total, payment_source: source } });
            return id;
          } catch (error) {
            await explain(error, t('paypal.init'));
            throw error;
          }
        }}
        onApprove={async ({ orderID }, actions) => {
          try {
            const answer = await capture.mutateAsync({ body: { cart_id: cartId, order_id: orderID } });
            const [refusal] = answer.details ?? [];
            if (refusal?.issue === 'INSTRUMENT_DECLINED') return actions.restart();
            const status = answer.settlement?.status;
            if (status === 'paid' || status === 'processing' || status === 'refunded')
              return void navigate(to('checkoutSuccess', {}, { token: orderID }));
            const why = refusal ? `${refusal.description ?? refusal.issue} (${answer.debug_id})` : '';
            fail(`${t('paypal.failed')} ${why}`.trim());
          } catch (error) {
            await explain(error, t('paypal.failed'));
          }
        }}
        onCancel={() => setMessage({ tone: 'neutral', text: t('paypal.cancelled') })}
        onError={() => setMessage((said) => said ?? { tone: 'negative', text: t('paypal.init') })}
      >
        <Notice tone="negative">{t('paypal.init')}</Notice>
        {currency !== 'USD' && <SwitchToDollars />}
      </PayPalButtons>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </>
  );
}
