import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveFile } from '../pages/files.ts';
import { sendHtml } from '../pages/page.ts';
import { chooserPage, unknownAppPage } from './chooser-page.ts';
import type { People, Person } from './people.ts';

interface Asked {
  readonly client_id?: string;
  readonly scope?: string;
  readonly state?: string;
  /** Of the page that opened the window. */
  readonly origin?: string;
}

export interface Window {
  readonly provider: string;
  readonly path: string;
  readonly people: People;
  readonly clientId: string;
  /** What the page that opened the window is told. @param person null when they refused */
  answer(
    person: Person | null,
    asked: { readonly scopes: readonly string[]; readonly state: string | undefined },
  ): object;
}

/** The window at `path`: a GET shows it, a POST takes the choice. */
export function chooserRoutes(app: FastifyInstance, { provider, path, people, clientId, answer }: Window): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Querystring: Asked }>(path, async ({ query }, reply) => {
    if (query.client_id !== clientId) return sendHtml(reply.code(401), unknownAppPage(provider, query.client_id ?? ''));
    return sendHtml(reply, chooserPage({ provider, people: people.list(), origin: query.origin ?? '' }));
  });

  app.post<{ Querystring: Asked; Body: Record<string, string> | undefined }>(path, async (request, reply) => {
    const { client_id, scope = '', state } = request.query;
    if (client_id !== clientId) return refuse(reply, 'invalid_client');
    const chosen = personIn(people, request.body ?? {});
    if (chosen === undefined) return refuse(reply, 'invalid_request');
    return answer(chosen, { scopes: scope.split(/[\s,]+/).filter(Boolean), state });
  });
}

/** The files of the window, once for every provider. */
export function chooserFiles(app: FastifyInstance): void {
  for (const name of ['chooser.js', 'chooser.css'])
    serveFile(app, `/_people/${name}`, new URL(`browser/${name}`, import.meta.url));
}

/** Who was chosen or typed; null for 'Cancel', undefined for nobody. */
function personIn(people: People, form: Record<string, string>): Person | null | undefined {
  if (form.person === '') return null;
  if (form.person !== undefined) return people.find(form.person);
  const { name = '', lastname = '', email = '', verified } = form;
  if (!name.trim()) return undefined;
  return people.add({
    name: name.trim(),
    lastname: lastname.trim(),
    email: email.trim() || null,
    verified: verified === 'true' && email.trim() !== '',
  });
}

const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ error });
