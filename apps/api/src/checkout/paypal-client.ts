import { setTimeout as wait } from 'node:timers/promises';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Config } from '../config.ts';
import { Refusal } from '../http/refusal.ts';

/** 503: nothing is known about what PayPal did; asking again is safe. */
export class PaypalUnavailable extends Refusal {
  constructor(cause: unknown) {
    super(503, 'paypal_unavailable');
    this.cause = cause;
  }
}

export interface PaypalRequest {
  readonly body?: object | string;
  /** The same key gives the same answer, and does nothing twice. */
  readonly key?: string;
}

export interface PaypalAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type PaypalClient = (method: 'GET' | 'POST', path: string, request?: PaypalRequest) => Promise<PaypalAnswer>;

const patience = 10_000;
/** Waits before the further attempts at a call that got no answer. */
const pauses = [200, 800];
const Token = Type.Object({ access_token: Type.String(), expires_in: Type.Number() });

/**
 * PayPal's REST API over fetch, with the access token that it wants. Calls that may be repeated are, when nobody
 * answers, PayPal fails (5xx) or asks for patience (429). @throws PaypalUnavailable when there is no answer in the end
 */
export function paypalClient({ apiBase, clientId, clientSecret }: Config['paypal']): PaypalClient {
  let token: { readonly value: string; readonly until: number } | null = null;

  async function accessToken(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const response = await fetch(`${apiBase}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      signal: AbortSignal.timeout(patience),
    });
    const issued: unknown = await response.json();
    if (!Value.Check(Token, issued)) throw new Error(`PayPal gave no access token: it answered ${response.status}.`);
    token = { value: issued.access_token, until: Date.now() + (issued.expires_in - 60) * 1000 };
    return token.value;
  }

  async function attempt(method: string, path: string, { body, key }: PaypalRequest): Promise<PaypalAnswer> {
    const response = await fetch(apiBase + path, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key && { 'paypal-request-id': key }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (response.status === 429 || response.status >= 500)
      throw new Error(`PayPal answered ${method} ${path} with ${response.status}.`);
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  return async (method, path, request = {}) => {
    const left = method === 'GET' || request.key ? [...pauses] : [];
    let renewed = false;
    for (;;) {
      try {
        const answer = await attempt(method, path, request);
        if (answer.status !== 401 || renewed) return answer;
        // The token ended before its time.
        renewed = true;
        token = null;
      } catch (error) {
        const pause = left.shift();
        if (pause === undefined) throw new PaypalUnavailable(error);
        await wait(pause);
      }
    }
  };
}
