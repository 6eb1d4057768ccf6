import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { requireRealProviders } from './production.ts';

const real = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://obsidiana.example',
  SMTP_URL: 'smtps://correo.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_API_BASE: '',
  STRIPE_JS_URL: '',
  PAYPAL_CLIENT_ID: 'live-client',
  PAYPAL_CLIENT_SECRET: 'live-secret',
  PAYPAL_WEBHOOK_ID: 'live-webhook',
  PAYPAL_API_BASE: '',
  PAYPAL_SDK_URL: '',
  GOOGLE_MAPS_KEY: 'maps_x',
  GOOGLE_CLIENT_ID: 'x.apps.googleusercontent.com',
  FACEBOOK_APP_ID: '7',
  FACEBOOK_APP_SECRET: 'x',
  TWILIO_ACCOUNT_SID: 'ACx',
  TWILIO_AUTH_TOKEN: 'x',
  SMS_FROM: '+525512345678',
};
const opening = (env: Record<string, string>) => () => requireRealProviders(readConfig(env), env);

describe('in production', () => {
  it('opens with real providers, and anywhere else with the stand-ins', () => {
    expect(opening(real)).not.toThrow();
    expect(opening({})).not.toThrow();
  });

  it('names everything that is for trying out only, and refuses to open', () => {
    const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'];
    for (const name of [...names, 'STRIPE_JS_URL', 'SMTP_URL', 'PUBLIC_URL', 'ALLOW_SANDBOX=1'])
      expect(opening({ NODE_ENV: 'production' })).toThrow(name);
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_test_x'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:4010'],
    ['STRIPE_JS_URL', 'http://localhost:4010/stripe.js'],
    ['PAYPAL_CLIENT_SECRET', ''],
    ['PAYPAL_API_BASE', 'https://api-m.sandbox.paypal.com'],
    ['PAYPAL_SDK_URL', 'http://localhost:4010/paypal/sdk/js'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['GEOCODE_BASE', 'http://localhost:4010'],
    ['TWILIO_BASE', 'http://127.0.0.1:4010'],
    ['GOOGLE_BASE', 'http://localhost:4010'],
    ['FACEBOOK_BASE', 'http://localhost:4010'],
    ['FACEBOOK_APP_SECRET', ''],
    ['TWILIO_AUTH_TOKEN', ''],
    ['SMS_FROM', ''],
  ])('refuses %s=%s, unless a rehearsal is meant', (name, value) => {
    expect(opening({ ...real, [name]: value })).toThrow(name);
    expect(opening({ ...real, [name]: value, ALLOW_SANDBOX: '1' })).not.toThrow();
  });
});

describe('a provider that a shop can do without', () => {
  const env = { GOOGLE_MAPS_KEY: '', TWILIO_ACCOUNT_SID: '', GOOGLE_CLIENT_ID: '', FACEBOOK_APP_ID: '' };
  const none = { geocoder: null, sms: null, google: null, facebook: null };

  it('is the stand-in here, the real one with its credential, and none when that is empty', () => {
    expect(readConfig({ PROVIDERS_PORT: '4999' })).toMatchObject({
      geocoder: { base: 'http://localhost:4999' },
      sms: { base: 'http://localhost:4999' },
      google: { browserBase: 'http://localhost:4999', tokenInfoUrl: 'http://localhost:4999/tokeninfo' },
      facebook: { sdkBase: 'http://localhost:4999/fb', graphUrl: 'http://localhost:4999' },
    });
    expect(readConfig(real)).toMatchObject({
      geocoder: { base: 'https://maps.googleapis.com', key: 'maps_x' },
      sms: { base: 'https://api.twilio.com', from: '+525512345678' },
      google: {
        browserBase: null,
        tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
        userInfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
      },
      facebook: { sdkBase: null, graphUrl: 'https://graph.facebook.com' },
    });
    expect(readConfig(env)).toMatchObject(none);
  });

  it('is none in production without its credential', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject(none);
    expect(opening({ ...real, ...env })).not.toThrow();
  });
});

describe('settings', () => {
  it.each([
    ['PORT', 'abc'],
    ['SEED', 'all'],
    ['PICTURES', 'never'],
  ])('that cannot be meant are refused by name: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});

it('a configuration with several mistakes names all of them at once, without its secrets', () => {
  const wrong = {
    PORT: 'tres',
    METRICS_PORT: '70000',
    DATABASE_URL: 'mysql://shop:secreto@host/db',
    DATABASE_CONNECTIONS: '0',
    PUBLIC_URL: 'obsidiana.example',
    SMTP_URL: 'correo:secreto',
    STRIPE_API_BASE: 'stripe',
    RATE_LIMIT_FACTOR: '-1',
    LOG_LEVEL: 'loud',
    SEED: 'all',
    PAYPAL_CAPTURE_AFTER: 'soon',
  };
  let message = '';
  try {
    readConfig(wrong);
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  const named = [...message.matchAll(/^ {2}- (\w+) must be /gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(wrong).toSorted());
  expect(message).toContain("LOG_LEVEL must be one of debug, info, warn, error, fatal, silent, not 'loud'");
  expect(message).toContain('DATABASE_URL must be an address that begins with postgres:// or postgresql://');
  expect(message).not.toContain('secreto');
});
