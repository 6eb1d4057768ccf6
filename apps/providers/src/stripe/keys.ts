import { timingSafeEqual } from 'node:crypto';
import { invalidRequest } from './errors.ts';

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/**
 * Who calls: the shop's server, with the secret key as bearer token or as the name of basic authentication, or one of
 * its pages, with the publishable key (there or as the parameter `key`).
 * @throws ApiError 401 without a key or with a foreign one.
 */
export function callerOf(
  authorization: string | undefined,
  keyParam: unknown,
  { secretKey, publishableKey }: Keys,
): 'secret' | 'publishable' {
  const given = keyFrom(authorization) || (typeof keyParam === 'string' ? keyParam : '');
  if (!given)
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
      {},
      401,
    );
  if (same(given, secretKey)) return 'secret';
  if (same(given, publishableKey)) return 'publishable';
  throw invalidRequest(`Invalid API Key provided: ${masked(given)}`, {}, 401);
}

function keyFrom(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return '';
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function masked(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}` : '*'.repeat(key.length);
}
