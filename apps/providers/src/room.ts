import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { facebookProvider } from './facebook/index.ts';
import { googleProvider } from './google/index.ts';
import { type Inbox, inboxProvider } from './inbox/index.ts';
import { Messages } from './inbox/messages.ts';
import type { Settings } from './options.ts';
import { serveFile } from './pages/files.ts';
import { indexPage } from './pages/index-page.ts';
import { sendHtml } from './pages/page.ts';
import { paypalProvider } from './paypal/index.ts';
import { chooserFiles } from './people/chooser.ts';
import type { Provider } from './provider.ts';
import { smsProvider } from './sms/index.ts';
import { stripeProvider } from './stripe/index.ts';
import { Faults } from './switchboard/faults.ts';
import { watchTraffic } from './switchboard/hooks.ts';
import { RequestLog } from './switchboard/log.ts';
import { switchboardRoutes } from './switchboard/routes.ts';

/** Puts the providers and the switchboard into one server, which does not listen yet. */
export function openRoom(settings: Settings): { app: FastifyInstance; inbox: Inbox } {
  const app = Fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, discriminator: true } },
  });
  const traffic = { faults: new Faults(), log: new RequestLog() };
  const messages = new Messages();
  const inbox = inboxProvider(messages, traffic);
  const providers: Provider[] = [
    stripeProvider(settings),
    paypalProvider(settings),
    googleProvider(settings),
    facebookProvider(settings),
    smsProvider(settings, messages),
    inbox,
  ];

  watchTraffic(app, traffic);
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, _request, reply) => refuse(reply, error));
  app.get('/', async (_request, reply) => sendHtml(reply, indexPage));
  serveFile(app, '/_pages/page.css', new URL('pages/page.css', import.meta.url));
  serveFile(app, '/_pages/window.css', new URL('pages/window.css', import.meta.url));
  serveFile(app, '/_pages/icon.svg', new URL('pages/icon.svg', import.meta.url));
  serveFile(app, '/_pages/switchboard.js', new URL('switchboard/switchboard.js', import.meta.url));
  chooserFiles(app);
  switchboardRoutes(app, traffic, providers);
  for (const provider of providers) {
    // Each in a scope of its own, so that its parsers and hooks are its own.
    app.register(async (scope) => provider.routes(scope));
    app.addHook('onClose', () => provider.close());
  }
  return { app, inbox };
}

function refuse(reply: FastifyReply, error: Error & { statusCode?: number }): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(error);
  return reply.code(status).send({ error: { message: error.message } });
}
