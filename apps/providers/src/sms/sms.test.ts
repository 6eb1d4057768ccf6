import { expect, it } from 'vitest';
import { openTestRoom } from '../testing.ts';

const account = 'ACobsidiana';
const path = `/2010-04-01/Accounts/${account}/Messages.json`;
const message = { To: '+525512345678', From: '+15005550006', Body: 'Tu enlace: http://localhost:3000/cambiar/abc' };

async function openPhone() {
  const room = await openTestRoom();
  async function send(change: Record<string, string> = {}, user = `${account}:sms_obsidiana`) {
    const reply = await fetch(room.url + path, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` },
      body: new URLSearchParams({ ...message, ...change }),
    });
    return { status: reply.status, body: await reply.json() };
  }
  return { ...room, send };
}

it('takes a message as Twilio does, and shows it in the inbox with its link @API-8', async () => {
  const { send, call } = await openPhone();
  expect(await send()).toMatchObject({
    status: 201,
    body: { sid: expect.stringMatching(/^SM\d{32}$/), status: 'queued', to: message.To, account_sid: account },
  });
  const { body } = await call('GET', `/inbox.json?to=${encodeURIComponent(message.To)}`);
  expect(body).toMatchObject([
    { kind: 'sms', from: message.From, text: message.Body, links: ['http://localhost:3000/cambiar/abc'] },
  ]);
});

it.each([
  [21211, { To: '55 1234' }],
  [21211, { To: '+15005550001' }],
  [21614, { To: '+15005550009' }],
  [21603, { From: '' }],
  [21602, { Body: '' }],
])('refuses with error %i what cannot be sent', async (code, change) => {
  const { send, call } = await openPhone();
  expect(await send(change)).toMatchObject({ status: 400, body: { code, status: 400 } });
  expect((await call('GET', '/inbox.json')).body).toEqual([]);
});

it('refuses a wrong account or token', async () => {
  const { send } = await openPhone();
  expect(await send({}, `${account}:wrong`)).toMatchObject({ status: 401, body: { code: 20003 } });
});

it('can be made to fail, and its log holds neither the message nor a password', async () => {
  const { send, fault, call } = await openPhone();
  await fault({ match: { path }, action: 'status', status: 503 });
  expect((await send()).status).toBe(503);
  expect((await send()).status).toBe(201);
  const { body } = await call('GET', `/_sandbox/log?path=${encodeURIComponent(path)}`);
  expect(JSON.stringify(body)).not.toContain('Tu enlace');
  expect(body.map(({ status }: { status: number }) => status)).toEqual([503, 201]);
});
