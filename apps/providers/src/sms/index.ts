import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linksIn } from '../inbox/links.ts';
import type { Messages } from '../inbox/messages.ts';
import type { Settings } from '../options.ts';
import { html } from '../pages/html.ts';
import type { Provider } from '../provider.ts';
import { messageIn, type Refusal } from './message.ts';

/** Twilio: text messages by its REST API. They arrive in the inbox beside the mails. */
export function smsProvider(settings: Settings, inbox: Messages): Provider {
  let sent = 0;
  return {
    routes: (app) => smsRoutes(app, settings, inbox, () => ++sent),
    panel: () =>
      html`<section><h2>Text messages</h2><p>${sent} sent. The number <code>+15005550001</code> is no number; <code>+15005550009</code> takes no text messages.</p></section>`,
    reset() {
      sent = 0;
    },
    async close() {},
  };
}

function smsRoutes(app: FastifyInstance, settings: Settings, inbox: Messages, number: () => number): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post<{ Params: { account: string }; Body: Record<string, string> | undefined }>(
    '/2010-04-01/Accounts/:account/Messages.json',
    async (request, reply) => {
      const { account } = request.params;
      if (!authentic(request, account, settings)) return refuse(reply, 401, { code: 20003, message: 'Authenticate' });
      const message = messageIn(request.body ?? {});
      if ('code' in message) return refuse(reply, 400, message);
      const { to, from, body } = message;
      inbox.add({ kind: 'sms', from, to, subject: '', text: body, html: '', links: linksIn('', body) });
      const sid = `SM${String(number()).padStart(32, '0')}`;
      const now = new Date().toUTCString().replace('GMT', '+0000');
      return reply.code(201).send({
        account_sid: account,
        api_version: '2010-04-01',
        body,
        date_created: now,
        date_sent: null,
        date_updated: now,
        direction: 'outbound-api',
        error_code: null,
        error_message: null,
        from,
        messaging_service_sid: null,
        num_media: '0',
        num_segments: String(Math.ceil(body.length / 160)),
        price: null,
        price_unit: 'USD',
        sid,
        status: 'queued',
        to,
        uri: `/2010-04-01/Accounts/${account}/Messages/${sid}.json`,
      });
    },
  );
}

function authentic(request: FastifyRequest, account: string, { smsAccountSid, smsAuthToken }: Settings): boolean {
  const expected = Buffer.from(`${smsAccountSid}:${smsAuthToken}`).toString('base64');
  return account === smsAccountSid && request.headers.authorization === `Basic ${expected}`;
}

function refuse(reply: FastifyReply, status: number, { code, message }: Refusal): FastifyReply {
  return reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}
