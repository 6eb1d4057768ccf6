import { serveFile } from '../pages/files.ts';
import { html } from '../pages/html.ts';
import type { Provider } from '../provider.ts';
import type { Traffic } from '../switchboard/hooks.ts';
import type { Messages } from './messages.ts';
import { inboxRoutes } from './routes.ts';
import { smtpServer } from './smtp.ts';

export interface Inbox extends Provider {
  /** @returns the port that it listens on. @throws the system's error, `EADDRINUSE` when the port is taken. */
  listen(port: number): Promise<number>;
}

/** Mail: an SMTP server on a port of its own, and the inbox where everything arrives. */
export function inboxProvider(messages: Messages, traffic: Traffic): Inbox {
  const smtp = smtpServer(messages, traffic);

  return {
    routes(app) {
      inboxRoutes(app, messages);
      serveFile(app, '/_pages/inbox.js', new URL('inbox.js', import.meta.url));
      serveFile(app, '/_pages/inbox.css', new URL('inbox.css', import.meta.url));
    },
    panel: () =>
      html`<section><h2>Mail</h2><p>${messages.list().length} in the <a href="/inbox">inbox</a>. A fault for mails matches method <code>SMTP</code> and path <code>/message</code>.</p></section>`,
    reset: () => messages.clear(),
    listen: (port) =>
      new Promise((resolve, reject) => {
        smtp.server.once('error', reject);
        smtp.listen(port, '127.0.0.1', () => {
          smtp.server.off('error', reject);
          const address = smtp.server.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
