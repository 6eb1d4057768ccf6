import { type CallName, callNames, type Failure, type Language, openapi } from '@obsidiana/contract';
import reference from '@scalar/fastify-api-reference';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { accountCalls } from './account/calls.ts';
import { cartCalls } from './cart/calls.ts';
import { catalogCalls } from './catalog/calls.ts';
import { checkoutCalls } from './checkout/calls.ts';
import { paypalWebhook, stripeWebhook } from './checkout/webhook.ts';
import { contentCalls } from './content/calls.ts';
import type { Context } from './context.ts';
import { isUnreachable } from './db/unreachable.ts';
import { isUnstorable } from './db/unstorable.ts';
import { type Handlers, languageOf, registerCall } from './http/calls.ts';
import { say } from './http/messages.ts';
import { Refusal } from './http/refusal.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { identityCalls } from './identity/calls.ts';
import { mediaRoutes } from './media/routes.ts';
import { logging, logRequests } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { readiness } from './operations/readiness.ts';
import { ordersCalls } from './orders/calls.ts';
import { placesCalls } from './places/calls.ts';
import { privacyCalls } from './privacy/calls.ts';
import { version } from './version.ts';

/** The API under `/api`, with its document and the pictures under `/media`, ready to listen or to be injected into. */
export async function buildApi(context: Context): Promise<FastifyInstance> {
  const app = Fastify({
    ...logging(context.config.logLevel),
    trustProxy: 'loopback',
    bodyLimit: 256 * 1024,
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, useDefaults: true, allErrors: false } },
    // Addresses that no route can be looked up for: a broken percent escape, a part of thousands of letters.
    frameworkErrors: (_error, request, { raw }) => {
      raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
      raw.end(JSON.stringify(notFound(languageOf(request))));
    },
    clientErrorHandler: refuseUnreadable,
  });
  context.traffic.watch(app);
  context.metrics.watch(app);
  logRequests(app);
  acceptEmptyJson(app);
  answerFailures(app, context.metrics);

  const handlers = handlersOf(context);
  await app.register(
    async (api) => {
      for (const name of callNames) registerCall<CallName>(api, context, name, handlers[name]);
      await api.register(stripeWebhook(context));
      await api.register(paypalWebhook(context));
      readiness(api, context);
      api.get('/openapi.json', () => openapi(`${context.config.publicUrl}/api`, version));
      await api.register(reference, {
        routePrefix: '/docs',
        // The page asks no other host: no fonts, no telemetry, no services of its maker.
        configuration: {
          url: '/api/openapi.json',
          metaData: { title: 'Obsidiana API' },
          hideClientButton: true,
          showDeveloperTools: 'never',
          agent: { disabled: true },
          mcp: { disabled: true },
          withDefaultFonts: false,
          telemetry: false,
        },
      });
    },
    { prefix: '/api' },
  );
  await app.register(mediaRoutes(context));
  return app;
}

/** The server part of every call. */
export function handlersOf(context: Context): Handlers {
  return {
    ...contentCalls(context),
    ...catalogCalls(context),
    ...identityCalls(context),
    ...accountCalls(context),
    ...cartCalls(context),
    ...checkoutCalls(context),
    ...ordersCalls(context),
    ...placesCalls(context),
    ...privacyCalls(context),
  };
}

/** PUT /users/refresh-token is sent with a JSON content type and no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(new Refusal(422, 'invalid_input'));
    }
  });
}

function answerFailures(app: FastifyInstance, metrics: Metrics): void {
  app.setNotFoundHandler((request, response) => {
    response.status(404).send(notFound(languageOf(request)));
  });
  app.setErrorHandler((error: FastifyError | Refusal, request, response) => {
    const lang = languageOf(request);
    if (error instanceof Refusal) {
      metrics.refused(error.code);
      if (error.status === 429) response.header('retry-after', String(error.values.seconds ?? 60));
      return response
        .status(error.status)
        .send({ errors: true, code: error.code, message: say(error.code, lang, error.values) });
    }
    if (error.validation) {
      const details = error.validation.map(({ instancePath, message }) => ({
        path: `${error.validationContext ?? ''}${instancePath}`,
        message: message ?? '',
      }));
      return response
        .status(422)
        .send({ errors: true, code: 'invalid_input', message: say('invalid_input', lang), details });
    }
    if ((error.statusCode && error.statusCode < 500) || isUnstorable(error)) {
      return response
        .status(error.statusCode ?? 422)
        .send({ errors: true, code: 'invalid_input', message: say('invalid_input', lang) });
    }
    // With words of its own: the message of a failed query would bring its values, which are people's, into the log.
    request.log.error({ err: error }, 'failed');
    if (isUnreachable(error))
      return response
        .status(503)
        .header('retry-after', '5')
        .send({ errors: true, code: 'unavailable', message: say('unavailable', lang) });
    return response.status(500).send({ errors: true, code: 'unexpected', message: say('unexpected', lang) });
  });
}

function notFound(lang: Language): Failure {
  return { errors: true, code: 'not_found', message: say('not_found', lang) };
}
