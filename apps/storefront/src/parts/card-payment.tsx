import { Button, Notice, Stack } from '@obsidiana/ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { shop } from '../browser/shop.ts';
import { useLocale, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

export interface CardPaymentProps {
  stripe: Promise<Stripe | null>;
  clientSecret: string;
}

/** The provider's own card fields, in its own frame: no card number ever reaches this page. */
export function CardPayment({ stripe, clientSecret }: CardPaymentProps) {
  const { lang } = useLocale();
  const dark = useSyncExternalStore(onNightfall, () => night().matches);
  const options = useMemo(
    () => ({ clientSecret, locale: lang, appearance: appearance(dark) }),
    [clientSecret, lang, dark],
  );
  return (
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <CardForm clientSecret={clientSecret} />
    </Elements>
  );
}

function CardForm({ clientSecret }: { clientSecret: string }) {
  const t = useTexts();
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A second press can come before the first one's state is on screen.
  const underWay = useRef(false);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!stripe || !elements || underWay.current) return;
    underWay.current = true;
    setPaying(true);
    setFailure(null);
    shop().session.set('paymentIntent', clientSecret.split('_secret_')[0] ?? null);
    // On success the browser leaves for the return address; only a refusal comes back here.
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(to('checkoutSuccess'), location.origin).href },
    });
    const shown = error.type === 'card_error' || error.type === 'validation_error' ? error.message : undefined;
    setFailure(shown ?? t('checkout.cardError'));
    setPaying(false);
    underWay.current = false;
  }

  return (
    <form onSubmit={(event) => void pay(event)}>
      <Stack>
        <PaymentElement onReady={() => setReady(true)} onLoadError={() => setFailure(t('stripe.error2'))} />
        {failure && <Notice tone="negative">{failure}</Notice>}
        <Button type="submit" size="large" width="full" busy={paying} disabled={!ready}>
          {t('checkout.pay')}
        </Button>
      </Stack>
    </form>
  );
}

const night = () => matchMedia('(prefers-color-scheme: dark)');

function onNightfall(changed: () => void): () => void {
  const query = night();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The provider's fields in this shop's colours, as they are on screen now. */
function appearance(dark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--ob-color-${name}`).trim();
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('ink'),
      colorBackground: color('paper'),
      colorText: color('ink'),
      colorTextSecondary: color('ink-muted'),
      colorDanger: color('negative'),
      borderRadius: '0px',
      fontFamily: 'Archivo, system-ui, sans-serif',
    },
  };
}
