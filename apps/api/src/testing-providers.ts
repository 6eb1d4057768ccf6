import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export interface ReceivedMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
}

export interface Providers {
  /** For `testShop`: where everything is. */
  readonly env: Record<string, string>;
  /** Pays an intent as the browser would. @returns its status at the provider */
  pay(intentId: string, method?: string): Promise<string>;
  /** A call to the card provider's API with the shop's key. */
  stripe(path: string, form?: Record<string, string>): Promise<Record<string, unknown>>;
  /** The payer agrees to a PayPal order in the approval window, with one of its instruments. */
  approve(orderId: string, instrument?: 'balance' | 'declined' | 'pending' | 'denied'): Promise<void>;
  /** A PayPal order as its books have it. */
  paypalOrder(orderId: string): Promise<PaypalOrder>;
  /** A call to PayPal's API with the shop's credentials. */
  paypal(method: string, path: string, body?: object): Promise<unknown>;
  /** Sets faults, holds and repeats events: what `/_sandbox` offers. */
  sandbox(path: string, body?: object): Promise<unknown>;
  /** Takes every fault back. */
  noFaults(): Promise<void>;
  /** The requests that a path of theirs received. */
  requests(path: string): Promise<readonly { readonly params?: unknown; readonly query?: unknown }[]>;
  /** The newest mail to an address, waiting until there is one with that subject. */
  mailTo(address: string, subject: RegExp): Promise<ReceivedMail>;
  mailsTo(address: string): Promise<readonly ReceivedMail[]>;
}

export interface PaypalOrder {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly [
    {
      readonly amount: { readonly currency_code: string; readonly value: string };
      readonly payments?: {
        readonly captures: readonly { readonly id: string; readonly status: string }[];
        readonly refunds: readonly { readonly amount: { readonly value: string } }[];
      };
    },
  ];
}

const main = fileURLToPath(new URL('../../providers/src/main.ts', import.meta.url));

/** The stand-ins in a process of their own on free ports, for one test file. */
export async function testProviders(webhookUrl = 'http://127.0.0.1:9/'): Promise<Providers> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PROVIDERS_PORT: '0',
      SMTP_PORT: '0',
      STRIPE_WEBHOOK_URL: webhookUrl,
      PAYPAL_WEBHOOK_URL: webhookUrl.replace('stripe', 'paypal'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterAll(() => {
    child.kill();
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk)));
    child.once('exit', (code) => reject(new Error(`The stand-ins ended with ${code}.`)));
  });
  const [base = '', smtp = ''] = line.match(/(http|smtp):\/\/localhost:\d+/g) ?? [];

  const stripe: Providers['stripe'] = async (path, form) => {
    const response = await fetch(`${base}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { authorization: 'Bearer sk_test_obsidiana' },
      ...(form && { body: new URLSearchParams(form) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const paypal: Providers['paypal'] = async (method, path, body) => {
    const issued = await fetch(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = (await issued.json()) as { access_token: string };
    const response = await fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.status === 204 ? null : response.json();
  };
  const mailsTo = async (address: string) => {
    const mails = (await (await fetch(`${base}/inbox.json`)).json()) as ReceivedMail[];
    return mails.filter(({ to }) => to.includes(address));
  };

  return {
    env: {
      STRIPE_API_BASE: base,
      PAYPAL_API_BASE: base,
      SMTP_URL: smtp,
      GEOCODE_BASE: base,
      TWILIO_BASE: base,
      GOOGLE_BASE: base,
      FACEBOOK_BASE: base,
    },
    stripe,
    mailsTo,
    paypal,
    paypalOrder: async (orderId) => {
      const { orders } = (await (await fetch(`${base}/_sandbox/paypal`)).json()) as { orders: PaypalOrder[] };
      const found = orders.find(({ id }) => id === orderId);
      if (!found) throw new Error(`PayPal knows no order ${orderId}.`);
      return found;
    },
    approve: async (orderId, instrument = 'balance') => {
      const body = new URLSearchParams({ outcome: 'pay', instrument });
      const response = await fetch(`${base}/checkoutnow?token=${orderId}`, { method: 'POST', body });
      if (!response.ok) throw new Error(`The approval window answered ${response.status}.`);
    },
    pay: async (intentId, method = 'pm_card_visa') => {
      await stripe(`/v1/payment_intents/${intentId}/confirm`, { payment_method: method });
      return String((await stripe(`/v1/payment_intents/${intentId}`)).status);
    },
    sandbox: async (path, body) => {
      const response = await fetch(`${base}/_sandbox${path}`, {
        method: 'POST',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.status === 204 ? null : response.json();
    },
    noFaults: async () => {
      await fetch(`${base}/_sandbox/faults`, { method: 'DELETE' });
    },
    requests: async (path) =>
      JSON.parse(await (await fetch(`${base}/_sandbox/log?path=${encodeURIComponent(path)}`)).text()),
    mailTo: async (address, subject) => {
      for (let round = 0; round < 100; round++) {
        const mail = (await mailsTo(address)).find((one) => subject.test(one.subject));
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail to ${address} with a subject like ${subject}.`);
    },
  };
}
