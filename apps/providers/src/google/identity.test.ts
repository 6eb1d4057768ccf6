import { expect, it } from 'vitest';
import { openTestRoom } from '../testing.ts';

const clientId = 'obsidiana.apps.googleusercontent.com';
const window = `/o/oauth2/v2/auth?${new URLSearchParams({ client_id: clientId, scope: 'openid profile email', origin: 'http://shop.test', state: 's1' })}`;

async function openGoogle() {
  const room = await openTestRoom();
  const choose = async (form: Record<string, string>) =>
    JSON.parse(await (await fetch(room.url + window, { method: 'POST', body: new URLSearchParams(form) })).text());
  const info = async (token: string, method = 'GET') => {
    const query = new URLSearchParams({ access_token: token });
    const reply =
      method === 'GET'
        ? await fetch(`${room.url}/tokeninfo?${query}`)
        : await fetch(`${room.url}/tokeninfo`, { method, body: query });
    return { status: reply.status, body: JSON.parse(await reply.text()) };
  };
  const user = async (token: string) => {
    const reply = await fetch(`${room.url}/oauth2/v3/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    return {
      status: reply.status,
      body: JSON.parse(await reply.text()),
      cors: reply.headers.get('access-control-allow-origin'),
    };
  };
  return { ...room, choose, info, user };
}

it('the window lists people, and gives a token that stands for who was chosen @AUTH-5', async () => {
  const { url, choose, info, user } = await openGoogle();
  const page = await (await fetch(url + window)).text();
  expect(page).toContain('valentina.rios@gmail.example');
  const id = /value="(\d+)"><span>Valentina/.exec(page)?.[1] ?? '';
  const given = await choose({ person: id });
  expect(given).toMatchObject({ token_type: 'Bearer', expires_in: 3599, state: 's1' });
  expect(await info(given.access_token)).toMatchObject({
    status: 200,
    body: { aud: clientId, sub: id, email: 'valentina.rios@gmail.example', email_verified: 'true' },
  });
  expect(await info(given.access_token, 'POST')).toMatchObject({ status: 200, body: { sub: id } });
  expect(await user(given.access_token)).toMatchObject({
    status: 200,
    cors: '*',
    body: { sub: id, given_name: 'Valentina', family_name: 'Ríos', email_verified: true },
  });
});

it('an address is told only when it is there and was asked for', async () => {
  const { choose, info, user, call } = await openGoogle();
  const unverified = await choose({ name: 'Eva', lastname: 'Paz', email: 'eva@correo.example' });
  expect((await user(unverified.access_token)).body).toMatchObject({ email_verified: false });
  const none = await choose({ name: 'Eva', lastname: 'Paz', email: '' });
  expect((await info(none.access_token)).body).not.toHaveProperty('email');
  const { body } = await call('POST', '/_sandbox/google/tokens', {
    person: { email: 'eva@correo.example' },
    scopes: ['openid'],
  });
  expect((await user(body.access_token)).body).not.toHaveProperty('email');
});

it('the same address is the same person, also after a restart', async () => {
  const add = async ({ choose, info }: Awaited<ReturnType<typeof openGoogle>>) =>
    (await info((await choose({ name: 'Eva', lastname: 'Paz', email: 'eva@correo.example' })).access_token)).body.sub;
  expect(await add(await openGoogle())).toBe(await add(await openGoogle()));
});

it('refuses: cancelled, unknown app, unknown token, one that has run out or is for another app', async () => {
  const { url, choose, info, user, call } = await openGoogle();
  expect(await choose({ person: '' })).toMatchObject({ error: 'access_denied' });
  expect(await choose({ person: '42' })).toEqual({ error: 'invalid_request' });
  const other = await fetch(`${url}/o/oauth2/v2/auth?client_id=other`);
  expect([other.status, await other.text()]).toEqual([401, expect.stringContaining('invalid_client')]);
  expect(await info('made-up')).toMatchObject({ status: 400, body: { error: 'invalid_token' } });
  expect((await user('made-up')).status).toBe(401);
  const mint = async (change: object) =>
    (await call('POST', '/_sandbox/google/tokens', { person: {}, ...change })).body.access_token;
  expect((await info(await mint({ expires_in: -1 }))).status).toBe(400);
  expect((await info(await mint({ client_id: 'other' }))).body.aud).toBe('other');
});

it('the log holds no tokens', async () => {
  const { choose, info, call } = await openGoogle();
  const { access_token } = await choose({ name: 'Eva', lastname: 'Paz', email: '' });
  await info(access_token);
  await info(access_token, 'POST');
  expect(JSON.stringify((await call('GET', '/_sandbox/log')).body)).not.toContain(access_token);
});
