import { type PaymentMethod, paymentMethods } from '@obsidiana/contract/rules';
import { cartOrder } from '@obsidiana/data';
import { Columns, Notice, RadioCard, RadioCardGroup, Section, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { redirectDocument, useLocation } from 'react-router';
import { pageNonce } from '../browser/nonce.ts';
import { checkoutStep } from '../page/checkout.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { pageMeta } from '../page/meta.ts';
import { CardCheckout } from '../parts/card-checkout.tsx';
import { CheckoutFrame } from '../parts/checkout-frame.tsx';
import { FreeCheckout } from '../parts/free-checkout.tsx';
import { HandCheckout } from '../parts/hand-checkout.tsx';
import { Summary } from '../parts/summary.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/checkout-payment';

const PaypalCheckout = lazy(async () => ({ default: (await import('../parts/paypal-checkout.tsx')).PaypalCheckout }));

const load = checkoutStep('checkout.paymentTitle', { needsAddress: true });

/**
 * PayPal's script adds inline ones, which run by the nonce of the document: one that was entered through a public page has
 * none, so this step begins a document of its own.
 */
export async function clientLoader(page: Route.ClientLoaderArgs) {
  const loaded = await load(page);
  const arriving = new URL(page.request.url).pathname !== location.pathname;
  if (arriving && pageNonce() === undefined) throw redirectDocument(page.request.url);
  return loaded;
}
export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** Step 3: how it is paid. Who comes back from PayPal without having paid finds it chosen, and is told so. */
export default function CheckoutPayment({ loaderData: { cartId } }: Route.ComponentProps) {
  const t = useTexts();
  const { data: order } = useQuery(cartOrder(useApi(), cartId));
  const cancelled = useLocation().pathname === to('paypalCancel');
  const [method, setMethod] = useState<PaymentMethod>(cancelled ? 'paypal' : paymentMethods[0]);
  if (!order) return <Waiting />;
  const { total, currency } = order;
  const payment = { cartId, total };
  const ways: Record<PaymentMethod, ReactNode> = {
    tarjeta: (
      // As tall as the provider's fields, so that the ways below stay where they are when those arrive.
      <div style={{ minHeight: '220px' }}>
        <CardCheckout {...payment} />
      </div>
    ),
    paypal: (
      <Suspense fallback={<Text role="status">{t('shop.loading')}</Text>}>
        <PaypalCheckout {...payment} currency={currency} />
      </Suspense>
    ),
    zelle: <HandCheckout {...payment} method="zelle" currency={currency} />,
    venmo: <HandCheckout {...payment} method="venmo" currency={currency} />,
  };
  return (
    <CheckoutFrame step="checkoutPayment" title={t('checkout.paymentTitle')}>
      <Columns
        aside={
          <Section title={t('cart.summary')}>
            <Summary cart={order} />
          </Section>
        }
      >
        {cancelled && <Notice>{t('paypal.cancelled')}</Notice>}
        {total === 0 ? (
          <Section title={t('free.title')} size="subsection">
            <FreeCheckout cartId={cartId} />
          </Section>
        ) : (
          <RadioCardGroup
            label={t('checkout.methods')}
            value={method}
            onValueChange={(value) => setMethod(paymentMethods.find((known) => known === value) ?? paymentMethods[0])}
          >
            {paymentMethods.map((value) => (
              <RadioCard
                key={value}
                value={value}
                title={t(`checkout.${value}`)}
                description={t(`checkout.${value}Text`)}
              >
                {value === method && ways[value]}
              </RadioCard>
            ))}
          </RadioCardGroup>
        )}
      </Columns>
    </CheckoutFrame>
  );
}
