import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { addScript } from './script.ts';

let opened: { readonly key: string; readonly stripe: Promise<Stripe | null> } | undefined;

export interface StripeOptions {
  readonly publicKey: string;
  /** Where Stripe.js comes from; null is Stripe itself. */
  readonly scriptUrl: string | null;
  readonly locale: 'es' | 'en';
}

/**
 * Stripe.js, loaded once for a key and a language, and never before somebody pays by card. Resolves with null when it
 * cannot be loaded; asking again then tries again.
 */
export function openStripe({ publicKey, scriptUrl, locale }: StripeOptions): Promise<Stripe | null> {
  const key = `${publicKey} ${locale}`;
  if (opened?.key === key) return opened.stripe;
  const stripe = load({ publicKey, scriptUrl, locale }).catch(() => {
    opened = undefined;
    return null;
  });
  opened = { key, stripe };
  return stripe;
}

/** `loadStripe` takes a `window.Stripe` that is there already, so another address of the script needs no other code. */
async function load({ publicKey, scriptUrl, locale }: StripeOptions): Promise<Stripe | null> {
  if (scriptUrl !== null && !('Stripe' in window)) await addScript(scriptUrl);
  return loadStripe(publicKey, { locale });
}
