import { readConfig } from '@obsidiana/api';
import { contentPolicy } from '@obsidiana/storefront';
import { expect, test } from 'vitest';
import { contentSources } from './content-sources.ts';

/** The header of a page for one request, by directive. */
function policy(env: Record<string, string>, nonce?: string): Record<string, string[]> {
  const html = `<script ${nonce === undefined ? '' : `nonce="${nonce}"`}>own()</script>`;
  const header = contentPolicy(html, contentSources(readConfig(env)), nonce);
  return Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

const live = {
  NODE_ENV: 'production',
  STRIPE_API_BASE: '',
  STRIPE_JS_URL: '',
  PAYPAL_API_BASE: '',
  PAYPAL_SDK_URL: '',
  GOOGLE_CLIENT_ID: 'shop.apps.googleusercontent.com',
  FACEBOOK_APP_ID: '1234',
};
const paypal = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

test('@CHK-6 @CHK-9 @AUTH-5 a live shop may load what its providers load, and nothing else', () => {
  expect(policy(live, 'word')).toEqual({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'nonce-word'",
      ...['https://js.stripe.com', 'https://*.js.stripe.com', ...paypal],
      ...['https://accounts.google.com/gsi/client', 'https://connect.facebook.net'],
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      ...["'self'", 'data:', 'https://*.stripe.com', ...paypal],
      ...['https://*.googleusercontent.com', 'https://*.fbsbx.com'],
    ],
    'frame-src': [
      ...['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...paypal],
      ...['https://accounts.google.com', 'https://www.facebook.com'],
    ],
    'connect-src': [
      ...["'self'", 'https://api.stripe.com', ...paypal],
      ...['https://accounts.google.com', 'https://www.googleapis.com'],
      ...['https://graph.facebook.com', 'https://www.facebook.com'],
    ],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('a live shop without Google and Facebook names neither', () => {
  const { GOOGLE_CLIENT_ID: _, FACEBOOK_APP_ID: __, ...alone } = live;
  expect(JSON.stringify(policy(alone))).not.toMatch(/google|facebook|fbsbx/);
});

test('with stand-ins a page reaches them and nobody else', () => {
  const standIns = 'http://localhost:4710';
  const {
    'script-src': scripts,
    'frame-src': frames,
    'connect-src': calls,
  } = policy({ PROVIDERS_PORT: '4710' }, 'word');
  expect(scripts).toEqual(["'self'", "'nonce-word'", standIns]);
  expect(frames).toEqual([standIns]);
  expect(calls).toEqual(["'self'", standIns]);
});

test('a page that is kept for all knows its scripts by their hashes, not by a nonce that everybody could read', () => {
  const scripts = policy(live)['script-src'] ?? [];
  expect(scripts[1]).toMatch(/^'sha256-/);
  expect(scripts.join(' ')).not.toContain('nonce');
});
