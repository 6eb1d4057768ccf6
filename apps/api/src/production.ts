import type { Config } from './config.ts';

/**
 * Refuses to open a real shop with what is meant for trying out: test keys, the stand-ins of this repository, public
 * defaults. ALLOW_SANDBOX=1 permits it, for a rehearsal.
 * @throws an Error that names every setting to be mended
 */
export function requireRealProviders(config: Config, env: Record<string, string | undefined> = process.env): void {
  if (env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX === '1') return;
  const { stripe, paypal, geocoder, sms, google, facebook } = config;
  const problems = [
    [isTestKey(stripe.secretKey), 'STRIPE_SECRET_KEY is a test key'],
    [isTestKey(stripe.publicKey), 'STRIPE_PUBLISHABLE_KEY is a test key'],
    [!env.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET is not set'],
    [isLoopback(stripe.apiBase), `STRIPE_API_BASE is on this machine (set it empty for Stripe's own)`],
    [isLoopback(stripe.scriptUrl), `STRIPE_JS_URL is on this machine (set it empty for Stripe's own)`],
    [!env.PAYPAL_CLIENT_ID, 'PAYPAL_CLIENT_ID is not set'],
    [!env.PAYPAL_CLIENT_SECRET, 'PAYPAL_CLIENT_SECRET is not set'],
    [!env.PAYPAL_WEBHOOK_ID, 'PAYPAL_WEBHOOK_ID is not set'],
    [isTrial(paypal.apiBase), `PAYPAL_API_BASE is for trying out (set it empty for PayPal's own)`],
    [isTrial(paypal.sdkUrl), `PAYPAL_SDK_URL is for trying out (set it empty for PayPal's own)`],
    [isLoopback(geocoder?.base), 'GEOCODE_BASE is on this machine'],
    [isLoopback(google?.browserBase), 'GOOGLE_BASE is on this machine'],
    [isLoopback(facebook?.sdkBase), 'FACEBOOK_BASE is on this machine'],
    [facebook && !env.FACEBOOK_APP_SECRET, 'FACEBOOK_APP_SECRET is not set'],
    [isLoopback(sms?.base), 'TWILIO_BASE is on this machine'],
    [sms && !env.TWILIO_AUTH_TOKEN, 'TWILIO_AUTH_TOKEN is not set'],
    [sms && !env.SMS_FROM, 'SMS_FROM is not set'],
    [!env.SMTP_URL, 'SMTP_URL is not set'],
    [isLoopback(config.publicUrl), 'PUBLIC_URL is on this machine'],
  ] as const;
  const wrong = problems.flatMap(([is, text]) => (is ? [`  - ${text}`] : []));
  if (wrong.length === 0) return;
  throw new Error(
    `A shop in production needs real providers:\n${wrong.join('\n')}\nFor a rehearsal set ALLOW_SANDBOX=1.`,
  );
}

export function isTestKey(key: string): boolean {
  return /^(sk|pk|rk)_test_/.test(key);
}

/** On this machine, or PayPal's own sandbox. */
export function isTrial(address: string | null): boolean {
  return isLoopback(address) || (address !== null && new URL(address).hostname.includes('sandbox'));
}

export function isLoopback(address: string | null | undefined): boolean {
  if (!address) return false;
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}
