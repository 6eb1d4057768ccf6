import type { Stripe } from 'stripe';
import { type Html, html } from '../pages/html.ts';
import { windowDocument } from '../pages/window.ts';
import { type Locale, messages } from './messages.ts';

export interface ChallengeView {
  readonly locale: Locale;
  /** In a frame above the shop, which is `light` or `dark`; undefined when the page stands alone. */
  readonly inPage: string | undefined;
}

/** Asks for the bank's answer. */
export function challengePage(
  view: ChallengeView,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
): Html {
  const text = messages[view.locale].challenge;
  const amount = (intent.amount / 100).toLocaleString(view.locale === 'es' ? 'es-MX' : 'en-US', {
    style: 'currency',
    currency: intent.currency,
    currencyDisplay: 'code',
  });
  return bankDocument(
    view,
    text.title,
    html`<p class="note">${text.bank}</p>
<h1 tabindex="-1">${text.title}</h1>
<p>${text.explanation}</p>
<dl><dt>${text.amount}</dt><dd>${amount}</dd><dt>${text.card}</dt><dd>•••• ${method?.card?.last4}</dd></dl>
<form method="post">
<p class="error" role="alert" data-error data-message="${text.retry}"></p>
<button class="primary" name="outcome" value="complete">${text.complete}</button>
<button name="outcome" value="fail">${text.fail}</button>
${view.inPage && closeButton(text.close)}
</form>`,
  );
}

/** There is nothing to answer here any more. */
export function overPage(view: ChallengeView): Html {
  const text = messages[view.locale].challenge;
  return bankDocument(
    view,
    text.over,
    html`<p class="note">${text.bank}</p><h1>${text.over}</h1><p>${text.overExplanation}</p>`,
  );
}

function closeButton(label: string): Html {
  return html`<button class="close" name="outcome" value="fail" aria-label="${label}" title="${label}">
<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M2 2l12 12M14 2L2 14" stroke="currentColor" stroke-width="1.5"/></svg>
</button>`;
}

function bankDocument({ locale, inPage }: ChallengeView, title: string, content: Html): Html {
  return windowDocument({
    locale,
    title,
    content,
    inPage,
    styles: ['/stripe/3ds/challenge.css'],
    scripts: inPage ? ['/stripe/3ds/challenge.js'] : [],
  });
}
