import { randomBytes } from 'node:crypto';

/** As long as PayPal's own, in seconds. */
const lifetime = 32_400;

/** The access tokens that this account has given out. */
export class Tokens {
  readonly #credentials: string;
  #expiries = new Map<string, number>();

  constructor(clientId: string, clientSecret: string) {
    this.#credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  }

  /** @returns null for other credentials than the account's */
  issue(authorization: string | undefined): object | null {
    if (authorization !== this.#credentials) return null;
    const token = `A21AA${randomBytes(32).toString('base64url')}`;
    this.#expiries.set(token, Date.now() + lifetime * 1000);
    return {
      scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: lifetime,
    };
  }

  accepts(authorization: string | undefined): boolean {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
    return (this.#expiries.get(token) ?? 0) > Date.now();
  }

  clear(): void {
    this.#expiries.clear();
  }
}
