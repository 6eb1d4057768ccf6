import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Stripe } from 'stripe';
import { serveFile } from '../pages/files.ts';
import { sendHtml } from '../pages/page.ts';
import type { Api } from './api.ts';
import { challengePage, overPage } from './challenge-page.ts';
import { authenticate } from './confirm.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';
import { parseForm } from './form.ts';
import { localeFrom } from './messages.ts';

interface ChallengeRequest {
  Params: { id: string };
  Querystring: { client_secret?: string; locale?: string; in_page?: string };
}

/**
 * The bank’s page of a 3-D Secure payment: in a frame above the shop (`in_page`, `light` or `dark` as the shop is), or
 * alone, and then it goes back to the shop’s `return_url`.
 */
export function challengeRoutes(app: FastifyInstance, api: Api): void {
  serveFile(app, '/stripe/3ds/challenge.js', new URL('browser/challenge.js', import.meta.url));
  serveFile(app, '/stripe/3ds/challenge.css', new URL('browser/challenge.css', import.meta.url));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  );

  app.get<ChallengeRequest>('/stripe/3ds/:id', async (request, reply) => {
    const view = viewOf(request);
    const intent = intentOf(request, api);
    if (intent?.status !== 'requires_action') return sendHtml(reply.code(intent ? 410 : 404), overPage(view));
    return sendHtml(reply, challengePage(view, intent, api.ledger.paymentMethods.get(String(intent.payment_method))));
  });

  app.post<ChallengeRequest & { Body: { outcome?: string } }>('/stripe/3ds/:id', async (request, reply) => {
    const view = viewOf(request);
    const intent = intentOf(request, api);
    if (!intent) return sendHtml(reply.code(404), overPage(view));
    const returnUrl = intent.next_action?.redirect_to_url?.return_url;
    try {
      authenticate(contextOf(api), intent, request.body?.outcome === 'complete');
    } catch (error) {
      // The bank refused the charge after all: the intent says why.
      if (!(error instanceof ApiError)) throw error;
    }
    if (view.inPage) return reply.send({ status: intent.status });
    return returnUrl ? goBack(reply, returnUrl, intent) : sendHtml(reply, overPage(view));
  });
}

/** No call of the shop causes what the bank answers. */
function contextOf(api: Api): Context {
  const cause = { id: null, idempotency_key: null };
  return {
    ledger: api.ledger,
    caller: 'publishable',
    origin: '',
    emit: (type, object) => api.emit(type, object, cause),
  };
}

function viewOf({ query, headers }: FastifyRequest<ChallengeRequest>) {
  return { locale: localeFrom(query.locale, headers['accept-language']), inPage: query.in_page };
}

function intentOf(request: FastifyRequest<ChallengeRequest>, { ledger }: Api): Stripe.PaymentIntent | undefined {
  const intent = ledger.intents.get(request.params.id);
  return intent?.client_secret === request.query.client_secret ? intent : undefined;
}

function goBack(reply: FastifyReply, returnUrl: string, intent: Stripe.PaymentIntent): FastifyReply {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', String(intent.client_secret));
  url.searchParams.set('redirect_status', intent.status === 'requires_payment_method' ? 'failed' : 'succeeded');
  return reply.redirect(url.href, 303);
}
