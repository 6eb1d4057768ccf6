import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { openTestRoom } from '../testing.ts';
import { linksIn } from './links.ts';
import { Messages } from './messages.ts';

const confirmation = {
  from: 'Obsidiana <hola@obsidiana.example>',
  to: 'ana@example.com',
  subject: 'Confirma tu cuenta, señorita Ágata 💎',
  text: 'Hola, Ágata: http://localhost:3000/confirmar?token=abc&lang=es.',
  html: '<html><head></head><body><p>Hola, Ágata</p><a href="http://localhost:3000/confirmar?token=abc&amp;lang=es">Confirmar</a></body></html>',
};

describe('mail', () => {
  it('arrives whole, newest first, with the links that it holds', async () => {
    const { smtpUrl, call } = await openTestRoom();
    const mailer = createTransport(smtpUrl);
    await mailer.sendMail(confirmation);
    await mailer.sendMail({ ...confirmation, subject: 'Otra', to: 'eva@example.com', html: undefined });
    const { body } = await call('GET', '/inbox.json');
    expect(body).toMatchObject([
      { kind: 'mail', to: 'eva@example.com', subject: 'Otra', html: '' },
      {
        kind: 'mail',
        from: confirmation.from,
        to: 'ana@example.com',
        subject: confirmation.subject,
        text: expect.stringContaining('Hola, Ágata'),
        html: expect.stringContaining('<p>Hola, Ágata</p>'),
        links: ['http://localhost:3000/confirmar?token=abc&lang=es'],
        id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    const ana = await call('GET', '/inbox.json?to=ANA@example.com');
    expect(ana.body).toHaveLength(1);
  });

  it('every recipient gets a copy, also the hidden ones', async () => {
    const { smtpUrl, call } = await openTestRoom();
    await createTransport(smtpUrl).sendMail({
      ...confirmation,
      to: 'a@example.com, b@example.com',
      bcc: 'c@example.com',
    });
    const { body } = await call('GET', '/inbox.json');
    expect(body.map(({ to }: { to: string }) => to).sort()).toEqual([
      'a@example.com',
      'b@example.com',
      'c@example.com',
    ]);
  });

  it('any login is good', async () => {
    const { smtpUrl, call } = await openTestRoom();
    const { port } = new URL(smtpUrl);
    await createTransport({ host: 'localhost', port: Number(port), auth: { user: 'who', pass: 'ever' } }).sendMail(
      confirmation,
    );
    expect((await call('GET', '/inbox.json')).body).toHaveLength(1);
  });

  it('is refused, cut off or replaced when the switchboard says so', async () => {
    const { smtpUrl, call, fault } = await openTestRoom();
    const send = () => createTransport(smtpUrl).sendMail(confirmation);
    const match = { method: 'SMTP', path: '/message' };
    await fault({ match, action: 'status', status: 451 });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await fault({ match, action: 'cut_before' });
    await expect(send()).rejects.toThrow();
    expect((await call('GET', '/inbox.json')).body).toEqual([]);
    await fault({ match, action: 'cut_after' });
    await expect(send()).rejects.toThrow();
    expect((await call('GET', '/inbox.json')).body).toHaveLength(1);
    await send();
    const { body } = await call('GET', '/_sandbox/log?method=SMTP');
    expect(body.map(({ status }: { status: number | null }) => status)).toEqual([451, null, null, 250]);
  });
});

describe('the page', () => {
  it('lists messages, opens one, and shows its HTML in a frame that may only open links', async () => {
    const { url, smtpUrl, call } = await openTestRoom();
    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text('/inbox')).toContain('No mail yet');
    await createTransport(smtpUrl).sendMail({ ...confirmation, subject: '<i>Hola</i>' });
    const [{ id }] = (await call('GET', '/inbox.json')).body;

    expect(await text('/inbox')).toContain('&lt;i&gt;Hola&lt;/i&gt;');
    const open = await text(`/inbox/${id}`);
    expect(open).toContain(`src="/inbox/${id}/body" sandbox="allow-popups `);
    expect(open).not.toContain('allow-scripts');
    expect(open).toContain('href="http://localhost:3000/confirmar?token=abc&amp;lang=es"');

    const body = await fetch(`${url}/inbox/${id}/body`);
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox .*script-src 'none'$/);
    expect(await body.text()).toContain('<head><base target="_blank">');
    expect((await fetch(`${url}/inbox/nothing`)).status).toBe(404);
  });

  it('asks for what is new only', async () => {
    const { url, smtpUrl, call } = await openTestRoom();
    const mailer = createTransport(smtpUrl);
    await mailer.sendMail({ ...confirmation, subject: 'one' });
    const [{ id }] = (await call('GET', '/inbox.json')).body;
    expect((await fetch(`${url}/inbox/new?after=${id}`)).status).toBe(204);
    await mailer.sendMail({ ...confirmation, subject: 'two' });
    const fresh = await (await fetch(`${url}/inbox/new?after=${id}`)).text();
    expect(fresh).toContain('two');
    expect(fresh).not.toContain('>one<');
    await call('POST', '/_sandbox/reset');
    expect((await fetch(`${url}/inbox/new?after=${id}`)).status).toBe(410);
  });
});

it('links are found in HTML and in text, each once, without the full stop behind them', () => {
  expect(
    linksIn(
      `<a href='http://a.example/1?x=1&amp;y=2'>a</a> <a href="mailto:x@y.z">m</a> <a href="#top">t</a>`,
      'See http://a.example/1?x=1&y=2, (http://b.example/2) or https://c.example/(d).',
    ),
  ).toEqual(['http://a.example/1?x=1&y=2', 'http://b.example/2', 'https://c.example/(d)']);
});

it('keeps the newest messages only', () => {
  const messages = new Messages(2);
  const mail = { kind: 'mail', from: '', to: 'a@b.c', text: '', html: '', links: [] } as const;
  for (const subject of ['one', 'two', 'three']) messages.add({ ...mail, subject });
  expect(messages.list().map(({ subject }) => subject)).toEqual(['three', 'two']);
});
