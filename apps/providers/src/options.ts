/** How to open the room. Every key has a value for development, so that a machine without accounts needs none. */
export interface ProvidersOptions {
  /** Interface that it listens on. Default the loopback: who reaches the room can read every mail in it. */
  readonly host?: string;
  /** HTTP port; 0 takes any free one. Default 4010. */
  readonly port?: number;
  /** SMTP port on loopback; 0 takes any free one. Default 1025. */
  readonly smtpPort?: number;
  /** Where Stripe's events are posted. Without it they are recorded (`/v1/events`) and sent nowhere. */
  readonly webhookUrl?: string;
  /** Signs the events (`whsec_…`). */
  readonly webhookSecret?: string;
  /** Wait before each new attempt at an event that was not accepted, in milliseconds; then it is given up. */
  readonly webhookRetries?: readonly number[];
  readonly secretKey?: string;
  readonly publishableKey?: string;
  readonly paypalClientId?: string;
  readonly paypalClientSecret?: string;
  /** Names the webhook in the signatures of PayPal's events. */
  readonly paypalWebhookId?: string;
  /** Where PayPal's events are posted; without it nowhere. */
  readonly paypalWebhookUrl?: string;
  /** Of Google's geocoder. */
  readonly mapsKey?: string;
  /** Of signing in with Google. */
  readonly googleClientId?: string;
  /** Of signing in with Facebook. */
  readonly facebookAppId?: string;
  readonly facebookAppSecret?: string;
  /** Of Twilio (`AC…`), with its token. */
  readonly smsAccountSid?: string;
  readonly smsAuthToken?: string;
  /** Prints nothing, not even the line at the start. */
  readonly quiet?: boolean;
}

/** The same with everything decided. */
export interface Settings extends Required<Omit<ProvidersOptions, 'webhookUrl' | 'paypalWebhookUrl'>> {
  readonly webhookUrl: string | undefined;
  readonly paypalWebhookUrl: string | undefined;
}

const seconds = (...values: number[]) => values.map((value) => value * 1000);

export function settingsFrom(options: ProvidersOptions): Settings {
  return {
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 4010,
    smtpPort: options.smtpPort ?? 1025,
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret ?? 'whsec_obsidiana',
    webhookRetries: options.webhookRetries ?? seconds(0.5, 2, 8, 30, 120, 600, 1800),
    secretKey: options.secretKey ?? 'sk_test_obsidiana',
    publishableKey: options.publishableKey ?? 'pk_test_obsidiana',
    paypalClientId: options.paypalClientId ?? 'sandbox-client',
    paypalClientSecret: options.paypalClientSecret ?? 'sandbox-secret',
    paypalWebhookId: options.paypalWebhookId ?? 'sandbox-webhook',
    paypalWebhookUrl: options.paypalWebhookUrl,
    mapsKey: options.mapsKey ?? 'maps_obsidiana',
    googleClientId: options.googleClientId ?? 'obsidiana.apps.googleusercontent.com',
    facebookAppId: options.facebookAppId ?? '1000000000000001',
    facebookAppSecret: options.facebookAppSecret ?? 'facebook_obsidiana',
    smsAccountSid: options.smsAccountSid ?? 'ACobsidiana',
    smsAuthToken: options.smsAuthToken ?? 'sms_obsidiana',
    quiet: options.quiet ?? false,
  };
}

/** The variables of the environment that say what a shop must know to be let in. */
const credentials = {
  webhookSecret: 'STRIPE_WEBHOOK_SECRET',
  secretKey: 'STRIPE_SECRET_KEY',
  publishableKey: 'STRIPE_PUBLISHABLE_KEY',
  paypalClientId: 'PAYPAL_CLIENT_ID',
  paypalClientSecret: 'PAYPAL_CLIENT_SECRET',
  paypalWebhookId: 'PAYPAL_WEBHOOK_ID',
  mapsKey: 'GOOGLE_MAPS_KEY',
  googleClientId: 'GOOGLE_CLIENT_ID',
  facebookAppId: 'FACEBOOK_APP_ID',
  facebookAppSecret: 'FACEBOOK_APP_SECRET',
  smsAccountSid: 'TWILIO_ACCOUNT_SID',
  smsAuthToken: 'TWILIO_AUTH_TOKEN',
} as const satisfies Partial<Record<keyof ProvidersOptions, string>>;

/**
 * Reads PROVIDERS_HOST, PROVIDERS_PORT, SMTP_PORT, STRIPE_WEBHOOK_URL, PAYPAL_WEBHOOK_URL and the variables of the credentials. Events go to
 * the shop on PORT (3000) unless an address is given.
 * @throws Error that names the variable when a port is not one.
 */
export function optionsFrom(env: Record<string, string | undefined>): ProvidersOptions {
  const port = portFrom(env, 'PROVIDERS_PORT');
  const smtpPort = portFrom(env, 'SMTP_PORT');
  const shopPort = portFrom(env, 'PORT') ?? 3000;
  return {
    ...(env.PROVIDERS_HOST && { host: env.PROVIDERS_HOST }),
    ...(port !== undefined && { port }),
    ...(smtpPort !== undefined && { smtpPort }),
    webhookUrl: env.STRIPE_WEBHOOK_URL || `http://localhost:${shopPort}/api/webhooks/stripe`,
    paypalWebhookUrl: env.PAYPAL_WEBHOOK_URL || `http://localhost:${shopPort}/api/webhooks/paypal`,
    ...Object.fromEntries(
      Object.entries(credentials).flatMap(([option, variable]) => (env[variable] ? [[option, env[variable]]] : [])),
    ),
  };
}

function portFrom(env: Record<string, string | undefined>, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65535)
    throw new Error(`${name} must be a port number from 0 to 65535, not '${text}'.`);
  return value;
}
