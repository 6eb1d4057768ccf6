import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { page, sendHtml } from '../pages/page.ts';
import { inboxPage, listItems, mailDocument } from './inbox-page.ts';
import type { Messages } from './messages.ts';
import { mailSandbox } from './sandbox.ts';

export function inboxRoutes(app: FastifyInstance, messages: Messages): void {
  app.get<{ Querystring: { to?: string } }>('/inbox.json', async (request) => messages.list(request.query.to));

  app.get('/inbox', async (_request, reply) => sendHtml(reply, inboxPage(messages.list(), undefined)));

  app.get<{ Params: { id: string } }>('/inbox/:id', async (request, reply) => {
    const message = messages.find(request.params.id);
    if (!message) return sendHtml(reply.code(404), gone);
    return sendHtml(reply, inboxPage(messages.list(), message));
  });

  app.get<{ Params: { id: string } }>('/inbox/:id/body', async (request, reply) => {
    const message = messages.find(request.params.id);
    if (!message) return sendHtml(reply.code(404), gone);
    reply.header('content-security-policy', `sandbox ${mailSandbox}; script-src 'none'`);
    return sendHtml(reply, mailDocument(message));
  });

  // What arrived after a message, as list items; 410 when the page is out of date and should load anew.
  app.get<{ Querystring: { after?: string } }>('/inbox/new', async (request, reply) => {
    const { after } = request.query;
    const fresh = after ? messages.since(after) : messages.list();
    if (!fresh) return reply.code(410).send();
    if (fresh.length === 0) return reply.code(204).send();
    return sendHtml(reply, listItems(fresh, undefined));
  });
}

const gone = page({
  title: 'Not here',
  body: html`<main class="narrow"><h1>This message is gone</h1>
<p class="lead">The inbox keeps the newest 500 messages, until the room is started anew or reset. <a href="/inbox">Open the inbox</a></p></main>`,
});
