import type { FastifyInstance } from 'fastify';
import { serveFile } from '../pages/files.ts';
import { type Html, html, jsonScript } from '../pages/html.ts';
import { sendHtml } from '../pages/page.ts';
import { type Locale, localeFrom, messages } from './messages.ts';

const browserFile = (name: string) => new URL(`browser/${name}`, import.meta.url);

/** Stripe.js, and the frame with the card fields that it puts into a shop's page. */
export function elementsRoutes(app: FastifyInstance): void {
  for (const path of ['/stripe/js/endive/stripe.js', '/endive/stripe.js'])
    serveFile(app, path, browserFile('stripe.js'));
  for (const name of ['frame.js', 'frame.css', 'appearance.js', 'card.js', 'fields.js', 'intents.js'])
    serveFile(app, `/stripe/elements/${name}`, browserFile(name));

  app.get<{ Querystring: { locale?: string } }>('/stripe/elements/payment', async (request, reply) => {
    const locale = localeFrom(request.query.locale, request.headers['accept-language']);
    reply.header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self' https: http:; font-src https: http: data:; connect-src 'self'; base-uri 'none'; form-action 'none'",
    );
    return sendHtml(reply, cardFrame(locale));
  });

  // The same without fields: carries Stripe.js's own calls, so that a shop's policy need not allow this origin.
  app.get<{ Querystring: { locale?: string } }>('/stripe/elements/controller', async (request, reply) => {
    const locale = localeFrom(request.query.locale, request.headers['accept-language']);
    reply.header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'",
    );
    return sendHtml(reply, controllerFrame(locale));
  });
}

function cardFrame(locale: Locale): Html {
  const { fields } = messages[locale];
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fields.number}</title>
<link rel="stylesheet" href="/stripe/elements/frame.css">
${jsonScript('errors', messages[locale].errors)}
<script type="module" src="/stripe/elements/frame.js"></script>
</head>
<body>
<form class="Form" novalidate>
${field('number', fields.number, fields.numberPlaceholder, 'cc-number')}
${field('expiry', fields.expiry, fields.expiryPlaceholder, 'cc-exp')}
${field('cvc', fields.cvc, fields.cvcPlaceholder, 'cc-csc')}
</form>
</body>
</html>`;
}

function field(name: string, label: string, placeholder: string, autocomplete: string): Html {
  return html`<div class="Field Field--${name}">
<label class="Label" for="${name}">${label}</label>
<div class="Control"><input class="Input" id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}"
placeholder="${placeholder}" aria-describedby="${name}-error" aria-required="true" spellcheck="false" autocorrect="off">${name === 'number' && html`<span class="Brand" data-brand aria-hidden="true"></span>`}</div>
<p class="Error" id="${name}-error" role="alert"></p>
</div>`;
}

function controllerFrame(locale: Locale): Html {
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>Stripe</title>
${jsonScript('errors', messages[locale].errors)}
<script type="module" src="/stripe/elements/frame.js"></script></head><body></body></html>`;
}
