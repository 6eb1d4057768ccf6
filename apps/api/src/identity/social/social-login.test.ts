import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testShop } from '../../testing.ts';
import { addMember } from '../../testing-fixtures.ts';
import { testProviders } from '../../testing-providers.ts';
import { startWorkers } from '../../workers.ts';
import { socialIdentities, users } from '../tables.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const { db, call } = shop;
afterAll(await startWorkers(shop.context));
afterEach(() => providers.noFaults());

let made = 0;
const newEmail = () => `social${++made}@correo.example`;

interface Token {
  readonly id: string;
  readonly access_token: string;
}
const tokenOf = async (provider: 'google' | 'facebook', person: object, change: object = {}): Promise<Token> => {
  const minted = await providers.sandbox(`/${provider}/tokens`, { person, ...change });
  return JSON.parse(JSON.stringify(minted));
};

/** What the browser sends; the names in it are lies that nothing may come of. */
const enter = (provider: 'google' | 'facebook', { id, access_token }: Partial<Token>, lang: 'es' | 'en' = 'es') =>
  call('socialLogin', {
    query: { lang },
    body: {
      [`${provider}_id`]: id,
      ...(access_token && { access_token }),
      name: 'Mentira',
      lastname: 'Mentira',
      email: 'mentira@correo.example',
    },
  });

const membersWith = async (email: string) => db.select().from(users).where(eq(users.email, email));

test('@AUTH-5 a verified address gets an account of its own, and the same one the next time', async () => {
  const email = newEmail();
  const token = await tokenOf('google', { name: 'Valentina', lastname: 'Ríos', email });
  const first = (await enter('google', token, 'en')).body;
  expect(first).toMatchObject({ email, name: 'Valentina', lastname: 'Ríos', date_birth: null, phone: null });
  expect((await call('userData', { token: first.api_token })).body.affiliation).toBe(first.affiliation);
  expect((await enter('google', token)).body.affiliation).toBe(first.affiliation);
  expect((await providers.mailTo(email, /^Welcome/)).text).toContain('10%');
  expect(await membersWith('mentira@correo.example')).toEqual([]);
});

test('@AUTH-5 an account with that verified address is joined; its password stays', async () => {
  const { id, email } = await addMember(db);
  const { body } = await enter('google', await tokenOf('google', { email: email.toUpperCase() }));
  expect((await membersWith(email)).map((member) => member.id)).toEqual([id]);
  expect(body).toMatchObject({ email, name: 'Ana', date_birth: '1990-05-05' });
});

test('@AUTH-5 who signs in twice at the same time gets one account', async () => {
  const email = newEmail();
  const token = await tokenOf('google', { email });
  const answers = await Promise.all(Array.from({ length: 6 }, () => enter('google', token)));
  expect(new Set(answers.map(({ body }) => body.affiliation)).size).toBe(1);
  expect(await db.select().from(socialIdentities).where(eq(socialIdentities.subject, token.id))).toHaveLength(1);
});

test.each([
  ['google', { verified: false }],
  ['facebook', {}],
] as const)(
  'F22 @AUTH-5 an address that %s does not vouch for is confirmed by mail: no account is taken over',
  async (provider, extra) => {
    const { id, email } = await addMember(db);
    const token = await tokenOf(provider, { email, ...extra });
    const refused = await enter(provider, token);
    expect([refused.status, refused.failure.code]).toEqual([400, 'social_confirm']);
    expect(refused.failure.message).toContain(email);
    // Nobody learns whether the address has an account.
    const stranger = await tokenOf(provider, { email: newEmail(), ...extra });
    expect((await enter(provider, stranger)).failure.code).toBe('social_confirm');
    expect(await db.select().from(socialIdentities).where(eq(socialIdentities.userId, id))).toEqual([]);

    const { links } = await providers.mailTo(email, /Confirma tu correo para entrar con/);
    const secret = links[0]?.split('/').at(-1) ?? '';
    const done = await call('completeRegister', { body: { token: secret } });
    expect(done.body).toMatchObject({ id, completed: 'social_login' });
    expect((await call('completeRegister', { body: { token: secret } })).failure.code).toBe('link_invalid');
    expect((await enter(provider, token)).body.email).toBe(email);
  },
);

test('F22 @AUTH-5 without an address there is nothing to sign in to', async () => {
  for (const provider of ['google', 'facebook'] as const) {
    const refused = await enter(provider, await tokenOf(provider, { name: 'Sol', email: null }), 'en');
    expect([refused.status, refused.failure.code]).toEqual([400, 'social_no_email']);
  }
  const scopes = ['openid', 'https://www.googleapis.com/auth/userinfo.profile'];
  const silent = await enter('google', await tokenOf('google', { email: newEmail() }, { scopes }));
  expect(silent.failure.code).toBe('social_no_email');
});

test.each(['google', 'facebook'] as const)(
  'F22 @AUTH-5 @API-3 a forged sign-in with %s is refused, whatever id it names',
  async (provider) => {
    const { email } = await addMember(db);
    const victim = await tokenOf(provider, { email });
    const mine = await tokenOf(provider, { email: newEmail() });
    const otherApp = await tokenOf(provider, { email }, { client_id: 'another-app' });
    const over = await tokenOf(provider, { email }, { expires_in: -5 });
    const attempts = [
      { id: victim.id, access_token: mine.access_token },
      otherApp,
      over,
      { id: victim.id, access_token: 'made-up' },
      { id: `${victim.id}0`, access_token: victim.access_token },
    ];
    for (const attempt of attempts) {
      const refused = await enter(provider, attempt);
      expect([refused.status, refused.failure.code]).toEqual([400, 'social_refused']);
    }
    const bare = await enter(provider, { id: victim.id });
    expect([bare.status, bare.failure.code]).toEqual([400, 'social_token']);
    expect((await enter(provider, { access_token: victim.access_token })).failure.code).toBe('social_id');
    expect((await providers.mailsTo(email)).length).toBe(0);
  },
);

test.each([
  ['google', '/tokeninfo', { action: 'status', status: 503 }],
  ['google', '/oauth2/v3/userinfo', { action: 'cut_before', times: 2 }],
  ['facebook', '/v25.0/debug_token', { action: 'replace', body: 'not json' }],
  ['facebook', '/v25.0/me', { action: 'status', status: 429 }],
] as const)('F22 @AUTH-5 when %s fails at %s, it is said so and nothing is kept', async (provider, path, fault) => {
  const email = newEmail();
  const token = await tokenOf(provider, { email });
  await providers.sandbox('/faults', { match: { path }, ...fault });
  const failed = await enter(provider, token, 'en');
  expect([failed.status, failed.failure.code]).toEqual([503, 'social_unavailable']);
  expect(failed.failure.message).toContain(provider === 'google' ? 'Google' : 'Facebook');
  expect(await membersWith(email)).toEqual([]);
});

test('@AUTH-5 a shop without them offers neither', async () => {
  const alone = await testShop({ env: { GOOGLE_CLIENT_ID: '', FACEBOOK_APP_ID: '' } });
  expect((await alone.call('config')).body).toMatchObject({ google_client_id: null, facebook_app_id: null });
  for (const body of [{ google_id: '1' }, { facebook_id: '1' }]) {
    const refused = await alone.call('socialLogin', {
      body: { ...body, access_token: 'x', name: '', lastname: '', email: '' },
    });
    expect([refused.status, refused.failure.code]).toEqual([400, 'social_off']);
  }
  expect((await call('config')).body).toMatchObject({
    google_client_id: 'obsidiana.apps.googleusercontent.com',
    google_base: providers.env.GOOGLE_BASE,
    facebook_sdk_base: `${providers.env.FACEBOOK_BASE}/fb`,
  });
});
