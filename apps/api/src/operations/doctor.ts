import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { PaymentProvider } from '../checkout/provider.ts';
import type { Context } from '../context.ts';
import { isLoopback, isTestKey, isTrial } from '../production.ts';

/** What a part of the shop stands on. */
export interface Finding {
  readonly part: string;
  /** `simulated` is a stand-in or a test key; `off` is a part that the shop goes without. */
  readonly state: 'live' | 'simulated' | 'off' | 'broken';
  readonly says: string;
  /** What to set, or to do, for a real shop; null when nothing is to be done. */
  readonly mend: string | null;
}

/** Tries everything that the shop stands on, and tells what is real, what is simulated, and what is missing. */
export async function examine(context: Context): Promise<readonly Finding[]> {
  const { stripe, paypal, google, facebook, sms, geocoder } = context.config;
  return Promise.all([
    database(context),
    payments('cards (Stripe)', context.providers.stripe, {
      simulated: isTestKey(stripe.secretKey) || isLoopback(stripe.apiBase),
      mend: 'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, and STRIPE_API_BASE= and STRIPE_JS_URL= empty.',
    }),
    payments('PayPal', context.providers.paypal, {
      simulated: isTrial(paypal.apiBase),
      mend: 'Set PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID, and PAYPAL_API_BASE= and PAYPAL_SDK_URL= empty.',
    }),
    mail(context),
    service('text messages (Twilio)', sms?.base, 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and SMS_FROM'),
    service('postal codes (Google)', geocoder?.base, 'GOOGLE_MAPS_KEY'),
    service('sign-in with Google', google?.browserBase, 'GOOGLE_CLIENT_ID'),
    service('sign-in with Facebook', facebook?.sdkBase, 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET'),
    publicAddress(context),
    pictures(context),
  ]);
}

async function database({ db, config }: Context): Promise<Finding> {
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
  const version = `PostgreSQL ${rows[0]?.version.split(' ')[0]}`;
  return config.databaseUrl === null
    ? finding('database', 'live', `${version}, embedded in ${config.dataDir}`, 'For several servers set DATABASE_URL.')
    : finding('database', 'live', `${version} of DATABASE_URL`);
}

async function payments(
  part: string,
  provider: PaymentProvider,
  { simulated, mend }: { readonly simulated: boolean; readonly mend: string },
): Promise<Finding> {
  try {
    await provider.ledger()[Symbol.asyncIterator]().next();
  } catch (error) {
    return finding(part, 'broken', `it does not answer the shop's key: ${wordsOf(error)}`, mend);
  }
  return simulated
    ? finding(part, 'simulated', 'answers; no money moves', mend)
    : finding(part, 'live', 'answers, and takes real money');
}

async function mail({ config: { smtpUrl } }: Context): Promise<Finding> {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 5_000, greetingTimeout: 5_000 });
  const host = new URL(smtpUrl).host;
  try {
    await transport.verify();
  } catch (error) {
    return finding(
      'mail',
      'broken',
      `${host}: ${wordsOf(error)}`,
      'Mend SMTP_URL; mails wait in the outbox meanwhile.',
    );
  } finally {
    transport.close();
  }
  return isLoopback(smtpUrl)
    ? finding('mail', 'simulated', `${host} takes mails, and shows them in its inbox`, 'Set SMTP_URL and MAIL_FROM.')
    : finding('mail', 'live', `${host} takes mails`);
}

function service(part: string, base: string | null | undefined, variables: string): Finding {
  if (base === undefined) return finding(part, 'off', 'not offered', `Set ${variables}.`);
  if (isLoopback(base)) return finding(part, 'simulated', `the stand-in at ${base}`, `Set ${variables}.`);
  return finding(part, 'live', 'set');
}

function publicAddress({ config: { publicUrl } }: Context): Finding {
  if (isLoopback(publicUrl))
    return finding('address', 'simulated', `${publicUrl} is on this machine`, 'Set PUBLIC_URL.');
  if (!publicUrl.startsWith('https:'))
    return finding('address', 'broken', `${publicUrl} is not encrypted`, 'Set PUBLIC_URL to an https:// address.');
  return finding('address', 'live', publicUrl);
}

async function pictures({ config: { dataDir } }: Context): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    return finding('pictures', 'broken', `${dataDir}: ${wordsOf(error)}`, 'Mend DATA_DIR, or who may write there.');
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / 2 ** 30;
  const says = `${dataDir} has ${free.toFixed(1)} GiB free`;
  return free < 1
    ? finding('pictures', 'broken', says, 'Make room: pictures are made there.')
    : finding('pictures', 'live', says);
}

function finding(part: string, state: Finding['state'], says: string, mend: string | null = null): Finding {
  return { part, state, says, mend };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
