import { join } from 'node:path';

/** The server's settings, all from the environment; the defaults are those of a machine that stands alone. */
export interface Config {
  /** Where the shop is reached, for links in mails and return addresses; never taken from a request. */
  readonly publicUrl: string;
  readonly port: number;
  readonly dataDir: string;
  /** An own PostgreSQL; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** What an empty database is filled with. */
  readonly seed: 'demo' | 'none';
  /** Whether pictures are made ahead, in the background, or only when they are asked for. */
  readonly pictures: 'ahead' | 'at-need';
  /** Whether public answers and pages are kept in memory until the catalogue changes. */
  readonly answerCache: 'on' | 'off';
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Where messages of the contact form go. */
  readonly contactTo: string;
  /** Multiplies the limits on attempts. */
  readonly limitFactor: number;
  /** Least severe line that is logged; `info` has one line per request. */
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Where Prometheus asks; null serves no metrics. */
  readonly metricsPort: number | null;
  readonly stripe: {
    readonly secretKey: string;
    readonly publicKey: string;
    readonly webhookSecret: string;
    /** Base address of the API; null is Stripe's own. */
    readonly apiBase: string | null;
    /** Address of Stripe.js; null is Stripe's own. */
    readonly scriptUrl: string | null;
  };
  readonly paypal: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Names the shop's webhook in the signatures of PayPal's events. */
    readonly webhookId: string;
    readonly apiBase: string;
    /** Address of the JavaScript SDK; null is PayPal's own. */
    readonly sdkUrl: string | null;
    /** The wallet, with Venmo where PayPal offers it; or Venmo alone. */
    readonly funding: 'wallet+venmo' | 'venmo-only';
    /** How long after the shopper agreed the money is taken though the page is gone, in milliseconds; null never does. */
    readonly captureAfter: number | null;
  };
  /** Google's geocoder; null answers from the table that the house has. */
  readonly geocoder: { readonly base: string; readonly key: string } | null;
  /** Twilio; null sends no text messages. */
  readonly sms: Sms | null;
  /** Signing in with Google, or with Facebook; null offers it not. */
  readonly google: GoogleSignIn | null;
  readonly facebook: FacebookSignIn | null;
}

export interface GoogleSignIn {
  readonly clientId: string;
  /** Where the browser finds Google Identity and its user info; null is Google's own. */
  readonly browserBase: string | null;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
}

export interface FacebookSignIn {
  readonly appId: string;
  readonly appSecret: string;
  /** Where the browser finds the SDK, before its language; null is Facebook's own. */
  readonly sdkBase: string | null;
  readonly graphUrl: string;
}

export interface Sms {
  readonly base: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** The number, or the name, that a message comes from. */
  readonly from: string;
}

const house = 'Obsidiana <hola@obsidiana.example>';

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const port = number(env, 'PORT', 3000);
  const providers = `http://localhost:${number(env, 'PROVIDERS_PORT', 4010)}`;
  return {
    port,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: env.DATA_DIR ?? join(process.cwd(), '.data'),
    databaseUrl: env.DATABASE_URL || null,
    seed: choice(env, 'SEED', ['demo', 'none']),
    pictures: choice(env, 'PICTURES', ['ahead', 'at-need']),
    answerCache: choice(env, 'ANSWER_CACHE', ['on', 'off']),
    smtpUrl: env.SMTP_URL ?? `smtp://localhost:${number(env, 'SMTP_PORT', 1025)}`,
    mailFrom: env.MAIL_FROM ?? house,
    contactTo: env.CONTACT_TO ?? env.MAIL_FROM ?? house,
    limitFactor: factor(env, 'RATE_LIMIT_FACTOR'),
    logLevel: env.LOG_LEVEL
      ? choice(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      : env.NODE_ENV === 'production'
        ? 'info'
        : 'error',
    metricsPort: env.METRICS_PORT ? number(env, 'METRICS_PORT', 0) : null,
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_obsidiana',
      publicKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_obsidiana',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_obsidiana',
      apiBase: 'STRIPE_API_BASE' in env ? env.STRIPE_API_BASE || null : providers,
      scriptUrl: 'STRIPE_JS_URL' in env ? env.STRIPE_JS_URL || null : `${providers}/stripe/js/endive/stripe.js`,
    },
    paypal: {
      clientId: env.PAYPAL_CLIENT_ID ?? 'sandbox-client',
      clientSecret: env.PAYPAL_CLIENT_SECRET ?? 'sandbox-secret',
      webhookId: env.PAYPAL_WEBHOOK_ID ?? 'sandbox-webhook',
      apiBase: (env.PAYPAL_API_BASE ?? providers) || 'https://api-m.paypal.com',
      sdkUrl: 'PAYPAL_SDK_URL' in env ? env.PAYPAL_SDK_URL || null : `${providers}/paypal/sdk/js`,
      funding: choice(env, 'PAYPAL_FUNDING', ['wallet+venmo', 'venmo-only']),
      captureAfter: env.PAYPAL_CAPTURE_AFTER === 'never' ? null : seconds(env, 'PAYPAL_CAPTURE_AFTER', 120) * 1000,
    },
    geocoder: optional(env, 'GOOGLE_MAPS_KEY', 'maps_obsidiana', (key, standIn) => ({
      key,
      base: env.GEOCODE_BASE || standIn || 'https://maps.googleapis.com',
    })),
    sms: optional(env, 'TWILIO_ACCOUNT_SID', 'ACobsidiana', (accountSid, standIn) => ({
      accountSid,
      base: env.TWILIO_BASE || standIn || 'https://api.twilio.com',
      authToken: env.TWILIO_AUTH_TOKEN ?? 'sms_obsidiana',
      from: env.SMS_FROM ?? '+15005550006',
    })),
    google: optional(env, 'GOOGLE_CLIENT_ID', 'obsidiana.apps.googleusercontent.com', (clientId, standIn) => {
      const base = env.GOOGLE_BASE || standIn;
      return {
        clientId,
        browserBase: base,
        tokenInfoUrl: `${base ?? 'https://oauth2.googleapis.com'}/tokeninfo`,
        userInfoUrl: `${base ?? 'https://www.googleapis.com'}/oauth2/v3/userinfo`,
      };
    }),
    facebook: optional(env, 'FACEBOOK_APP_ID', '1000000000000001', (appId, standIn) => {
      const base = env.FACEBOOK_BASE || standIn;
      return {
        appId,
        appSecret: env.FACEBOOK_APP_SECRET ?? 'facebook_obsidiana',
        sdkBase: base && `${base}/fb`,
        graphUrl: base ?? 'https://graph.facebook.com',
      };
    }),
  };
}

/**
 * A provider that a shop can do without. Its credential chooses: given, the real one is meant; empty, there is none; not
 * given, the stand-in of this machine, and in production none.
 */
function optional<T>(
  env: Record<string, string | undefined>,
  variable: string,
  credentialHere: string,
  settings: (credential: string, standIn: string | null) => T,
): T | null {
  const credential = env[variable];
  if (credential) return settings(credential, null);
  const real = env.NODE_ENV === 'production' && env.ALLOW_SANDBOX !== '1';
  if (credential === '' || real) return null;
  return settings(credentialHere, `http://localhost:${number(env, 'PROVIDERS_PORT', 4010)}`);
}

function number(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65535)
    throw new Error(`${name} must be a port number from 0 to 65535, not '${text}'.`);
  return value;
}

function choice<T extends string>(
  env: Record<string, string | undefined>,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const text = env[name];
  if (!text) return choices[0];
  const chosen = choices.find((choice) => choice === text);
  if (!chosen) throw new Error(`${name} must be one of ${choices.join(', ')}, not '${text}'.`);
  return chosen;
}

function seconds(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const value = Number(env[name] || fallback);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a number of seconds, not '${env[name]}'.`);
  return value;
}

function factor(env: Record<string, string | undefined>, name: string): number {
  const value = Number(env[name] || 1);
  if (!(value > 0)) throw new Error(`${name} must be a number above 0, not '${env[name]}'.`);
  return value;
}
