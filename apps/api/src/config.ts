import { join } from 'node:path';
import { Settings } from './settings.ts';

/** The server's settings, all from the environment; the defaults are those of a machine that stands alone. */
export interface Config {
  /** Where the shop is reached, for links in mails and return addresses; never taken from a request. */
  readonly publicUrl: string;
  readonly port: number;
  readonly dataDir: string;
  /** An own PostgreSQL; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The most connections that this process opens for its queries; two more listen. */
  readonly databaseConnections: number;
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

/** @throws an Error that names every wrong variable and what it must be */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const settings = new Settings(env);
  const config = configOf(env, settings);
  settings.requireSound();
  return config;
}

function configOf(env: Record<string, string | undefined>, settings: Settings): Config {
  const port = settings.port('PORT', 3000);
  const providers = `http://localhost:${settings.port('PROVIDERS_PORT', 4010)}`;
  return {
    port,
    publicUrl: settings.address('PUBLIC_URL', `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: env.DATA_DIR ?? join(process.cwd(), '.data'),
    databaseUrl: env.DATABASE_URL ? settings.address('DATABASE_URL', '', ['postgres:', 'postgresql:']) : null,
    databaseConnections: settings.whole('DATABASE_CONNECTIONS', 10, [2, 1_000], 'a number of connections'),
    seed: settings.choice('SEED', ['demo', 'none']),
    pictures: settings.choice('PICTURES', ['ahead', 'at-need']),
    answerCache: settings.choice('ANSWER_CACHE', ['on', 'off']),
    smtpUrl: settings.address('SMTP_URL', `smtp://localhost:${settings.port('SMTP_PORT', 1025)}`, ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM ?? house,
    contactTo: env.CONTACT_TO ?? env.MAIL_FROM ?? house,
    limitFactor: settings.above0('RATE_LIMIT_FACTOR', 1),
    logLevel: settings.choice(
      'LOG_LEVEL',
      ['debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      env.NODE_ENV === 'production' ? 'info' : 'error',
    ),
    metricsPort: env.METRICS_PORT ? settings.port('METRICS_PORT', 0) : null,
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_obsidiana',
      publicKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_obsidiana',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_obsidiana',
      apiBase: settings.base('STRIPE_API_BASE', providers),
      scriptUrl: settings.base('STRIPE_JS_URL', `${providers}/stripe/js/endive/stripe.js`),
    },
    paypal: {
      clientId: env.PAYPAL_CLIENT_ID ?? 'sandbox-client',
      clientSecret: env.PAYPAL_CLIENT_SECRET ?? 'sandbox-secret',
      webhookId: env.PAYPAL_WEBHOOK_ID ?? 'sandbox-webhook',
      apiBase: settings.base('PAYPAL_API_BASE', providers) ?? 'https://api-m.paypal.com',
      sdkUrl: settings.base('PAYPAL_SDK_URL', `${providers}/paypal/sdk/js`),
      funding: settings.choice('PAYPAL_FUNDING', ['wallet+venmo', 'venmo-only']),
      captureAfter:
        env.PAYPAL_CAPTURE_AFTER === 'never'
          ? null
          : settings.whole('PAYPAL_CAPTURE_AFTER', 120, [0, 86_400], 'never, or a number of seconds') * 1000,
    },
    geocoder: optional(env, providers, 'GOOGLE_MAPS_KEY', 'maps_obsidiana', (key, standIn) => ({
      key,
      base: settings.base('GEOCODE_BASE', standIn) ?? standIn ?? 'https://maps.googleapis.com',
    })),
    sms: optional(env, providers, 'TWILIO_ACCOUNT_SID', 'ACobsidiana', (accountSid, standIn) => ({
      accountSid,
      base: settings.base('TWILIO_BASE', standIn) ?? standIn ?? 'https://api.twilio.com',
      authToken: env.TWILIO_AUTH_TOKEN ?? 'sms_obsidiana',
      from: env.SMS_FROM ?? '+15005550006',
    })),
    google: optional(
      env,
      providers,
      'GOOGLE_CLIENT_ID',
      'obsidiana.apps.googleusercontent.com',
      (clientId, standIn) => {
        const base = settings.base('GOOGLE_BASE', standIn) ?? standIn;
        return {
          clientId,
          browserBase: base,
          tokenInfoUrl: `${base ?? 'https://oauth2.googleapis.com'}/tokeninfo`,
          userInfoUrl: `${base ?? 'https://www.googleapis.com'}/oauth2/v3/userinfo`,
        };
      },
    ),
    facebook: optional(env, providers, 'FACEBOOK_APP_ID', '1000000000000001', (appId, standIn) => {
      const base = settings.base('FACEBOOK_BASE', standIn) ?? standIn;
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
  standIn: string,
  variable: string,
  credentialHere: string,
  settings: (credential: string, standIn: string | null) => T,
): T | null {
  const credential = env[variable];
  if (credential) return settings(credential, null);
  const real = env.NODE_ENV === 'production' && env.ALLOW_SANDBOX !== '1';
  if (credential === '' || real) return null;
  return settings(credentialHere, standIn);
}
