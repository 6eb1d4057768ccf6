import { createServer, type IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { onTestFinished, vi } from 'vitest';
import { type FaultRequest, type ProvidersOptions, startProviders } from './index.ts';

export const webhookSecret = 'whsec_of_the_test';

/** A room on free ports for one test, with the official client pointed at it. */
export async function openTestRoom(options: ProvidersOptions = {}) {
  const room = await startProviders({ port: 0, smtpPort: 0, quiet: true, webhookSecret, ...options });
  onTestFinished(() => room.close());
  const { port } = new URL(room.url);
  const clientFor = (key: string) =>
    new Stripe(key, {
      host: 'localhost',
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });

  async function call(method: string, path: string, body?: unknown) {
    const reply = await fetch(room.url + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text ? JSON.parse(text) : undefined };
  }

  return {
    ...room,
    clientFor,
    stripe: clientFor('sk_test_obsidiana'),
    call,
    fault: (fault: FaultRequest) => call('POST', '/_sandbox/faults', fault),
    /** What the card frame sends: a form with the publishable key. */
    async fromPage(method: 'GET' | 'POST', path: string, params: Record<string, string>, idempotencyKey?: string) {
      const form = new URLSearchParams({ key: 'pk_test_obsidiana', ...params });
      const reply = await fetch(`${room.url}${path}${method === 'GET' ? `?${form}` : ''}`, {
        method,
        headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
        ...(method === 'POST' && { body: form }),
      });
      return { status: reply.status, headers: reply.headers, body: JSON.parse(await reply.text()) };
    },
  };
}

/** Waits until the check passes, however busy the machine is. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

/** The parameters of a card as the frame sends them. */
export function card(number: string): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 2),
    'payment_method_data[card][cvc]': '123',
  };
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly type: string;
  readonly id: string;
}

/** A shop's webhook address. It answers with the statuses given, one after the other, then 200. */
export async function openWebhookReceiver(statuses: readonly number[] = []) {
  const received: Received[] = [];
  const left = [...statuses];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { id, type } = JSON.parse(body);
      received.push({ headers: request.headers, body, id, type });
      response.writeHead(left.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/api/webhooks/stripe`, received };
}
