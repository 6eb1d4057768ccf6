import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Stripe } from 'stripe';
import { serveFile } from '../pages/files.ts';
import { type Html, html } from '../pages/html.ts';
import { sendHtml } from '../pages/page.ts';
import type { Api } from './api.ts';
import { authenticate } from './confirm.ts';
import { ApiError } from './errors.ts';
import { parseForm } from './form.ts';
import { type Locale, localeFrom, messages } from './messages.ts';

interface ChallengeRequest {
  Params: { id: string };
  Querystring: { client_secret?: string; locale?: string; in_page?: string };
}

/**
 * The bank's page of a 3-D Secure payment: in a frame above the shop (`in_page`), or alone, and then it goes back to
 * the shop's `return_url`.
 */
export function challengeRoutes(app: FastifyInstance, api: Api): void {
  serveFile(app, '/stripe/3ds/challenge.js', new URL('browser/challenge.js', import.meta.url));
  serveFile(app, '/stripe/3ds/challenge.css', new URL('browser/challenge.css', import.meta.url));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  );

  app.get<ChallengeRequest>('/stripe/3ds/:id', async (request, reply) => {
    const locale = localeFrom(request.query.locale, request.headers['accept-language']);
    const intent = intentOf(request, api);
    if (intent?.status !== 'requires_action') return sendHtml(reply.code(intent ? 410 : 404), overPage(locale));
    const method = api.ledger.paymentMethods.get(String(intent.payment_method));
    return sendHtml(reply, challengePage(locale, intent, method, request.query.in_page !== undefined));
  });

  app.post<ChallengeRequest & { Body: { outcome?: string } }>('/stripe/3ds/:id', async (request, reply) => {
    const intent = intentOf(request, api);
    if (!intent) return sendHtml(reply.code(404), overPage(localeFrom(request.query.locale)));
    const returnUrl = intent.next_action?.redirect_to_url?.return_url;
    const cause = { id: null, idempotency_key: null };
    try {
      authenticate(
        {
          ledger: api.ledger,
          caller: 'publishable',
          origin: '',
          emit: (type, object) => api.emit(type, object, cause),
        },
        intent,
        request.body?.outcome === 'complete',
      );
    } catch (error) {
      // The bank refused the charge after all: the intent says why.
      if (!(error instanceof ApiError)) throw error;
    }
    if (request.query.in_page !== undefined) return reply.send({ status: intent.status });
    if (!returnUrl) return sendHtml(reply, overPage(localeFrom(request.query.locale)));
    return goBack(reply, returnUrl, intent);
  });
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

function challengePage(
  locale: Locale,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
  inPage: boolean,
): Html {
  const text = messages[locale].challenge;
  const amount = (intent.amount / 100).toLocaleString(locale === 'es' ? 'es-MX' : 'en-US', {
    style: 'currency',
    currency: intent.currency,
    currencyDisplay: 'code',
  });
  return bankDocument(
    locale,
    text.title,
    html`<main class="${inPage ? 'dialog' : 'alone'}" ${inPage && html`role="dialog" aria-modal="true"`} aria-labelledby="title" aria-describedby="explanation">
<p class="bank">${text.bank}</p>
<h1 id="title" tabindex="-1">${text.title}</h1>
<p id="explanation">${text.explanation}</p>
<dl><dt>${text.amount}</dt><dd>${amount}</dd><dt>${text.card}</dt><dd>•••• ${method?.card?.last4}</dd></dl>
<form method="post">
<p class="error" role="alert" data-error data-message="${text.retry}"></p>
<button class="primary" name="outcome" value="complete">${text.complete}</button>
<button name="outcome" value="fail">${text.fail}</button>
${inPage && html`<button class="close" name="outcome" value="fail" aria-label="${text.close}" title="${text.close}"><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M2 2l12 12M14 2L2 14" stroke="currentColor" stroke-width="1.5"/></svg></button>`}
</form>
</main>`,
    inPage,
  );
}

function overPage(locale: Locale): Html {
  const text = messages[locale].challenge;
  return bankDocument(
    locale,
    text.over,
    html`<main class="alone"><p class="bank">${text.bank}</p><h1>${text.over}</h1><p>${text.overExplanation}</p></main>`,
    false,
  );
}

function bankDocument(locale: Locale, title: string, body: Html, inPage: boolean): Html {
  return html`<!doctype html>
<html lang="${locale}" ${inPage && html`class="in-page"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/_pages/icon.svg">
<link rel="stylesheet" href="/stripe/3ds/challenge.css">
${inPage && html`<script type="module" src="/stripe/3ds/challenge.js"></script>`}
</head>
<body>${body}</body>
</html>`;
}
