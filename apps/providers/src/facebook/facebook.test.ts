import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestRoom } from '../testing.ts';

const appId = '1000000000000001';
const secret = 'facebook_obsidiana';

async function openFacebook(scope = 'public_profile,email') {
  const room = await openTestRoom();
  const window = `${room.url}/fb/v25.0/dialog/oauth?${new URLSearchParams({ client_id: appId, scope, origin: 'http://shop.test' })}`;
  const choose = async (form: Record<string, string>) =>
    JSON.parse(await (await fetch(window, { method: 'POST', body: new URLSearchParams(form) })).text());
  const graph = async (path: string, query: Record<string, string>) => {
    const reply = await fetch(`${room.url}/v25.0/${path}?${new URLSearchParams(query)}`);
    return { status: reply.status, body: JSON.parse(await reply.text()) };
  };
  return { ...room, window, choose, graph };
}

const eva = { name: 'Eva', lastname: 'Paz', email: 'eva@correo.example' };

it('the window gives a token, which the Graph API explains to the app and answers for @AUTH-5', async () => {
  const { window, choose, graph } = await openFacebook();
  expect(await (await fetch(window)).text()).toContain('Mateo Herrera');
  const { authResponse } = await choose(eva);
  const { accessToken, userID } = authResponse;
  expect(authResponse).toMatchObject({ grantedScopes: 'public_profile,email', expiresIn: 5184000 });
  expect(await graph('debug_token', { input_token: accessToken, access_token: `${appId}|${secret}` })).toMatchObject({
    status: 200,
    body: {
      data: { app_id: appId, type: 'USER', is_valid: true, user_id: userID, scopes: ['public_profile', 'email'] },
    },
  });
  const proof = createHmac('sha256', secret).update(accessToken).digest('hex');
  const fields = 'id,first_name,last_name,email,picture.width(200)';
  expect(await graph('me', { access_token: accessToken, fields, appsecret_proof: proof })).toMatchObject({
    status: 200,
    body: { id: userID, first_name: 'Eva', last_name: 'Paz', email: eva.email, picture: { data: { width: 200 } } },
  });
  expect((await graph('me', { access_token: accessToken })).body).toEqual({ id: userID, name: 'Eva Paz' });
});

it('an address that is not shared is not there', async () => {
  const { choose, graph } = await openFacebook('public_profile');
  const { authResponse } = await choose(eva);
  expect((await graph('me', { access_token: authResponse.accessToken, fields: 'id,email' })).body).toEqual({
    id: authResponse.userID,
  });
});

it('refuses: cancelled, a wrong app secret, a wrong proof, a made-up token', async () => {
  const { choose, graph } = await openFacebook();
  expect(await choose({ person: '' })).toEqual({ authResponse: null });
  const { accessToken } = (await choose(eva)).authResponse;
  expect(await graph('debug_token', { input_token: accessToken, access_token: `${appId}|x` })).toMatchObject({
    status: 400,
    body: { error: { type: 'OAuthException', code: 190 } },
  });
  expect(await graph('me', { access_token: accessToken, appsecret_proof: 'x' })).toMatchObject({
    status: 400,
    body: { error: { code: 100 } },
  });
  expect(await graph('debug_token', { input_token: 'x', access_token: `${appId}|${secret}` })).toMatchObject({
    status: 200,
    body: { data: { is_valid: false, error: { code: 190 } } },
  });
  expect((await graph('me', { access_token: 'x' })).status).toBe(400);
});

it('serves its script for every language', async () => {
  const { url } = await openFacebook();
  for (const locale of ['es_LA', 'en_US']) {
    const script = await fetch(`${url}/fb/${locale}/sdk.js`);
    expect([script.status, script.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    expect(await script.text()).toContain('window.FB = ');
  }
});
