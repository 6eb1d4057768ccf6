import type { Stripe } from 'stripe';
import { type Html, html } from '../pages/html.ts';
import { printAmount } from './currencies.ts';
import { type Ledger, newestFirst } from './ledger.ts';
import type { Webhooks } from './webhooks.ts';

const rows = 20;

/** Stripe's part of the switchboard page. */
export function stripePanel(ledger: Ledger, webhooks: Webhooks, webhookUrl: string | undefined): Html {
  return html`${webhookPart(webhooks, webhookUrl)}${paymentPart(ledger)}`;
}

function webhookPart(webhooks: Webhooks, webhookUrl: string | undefined): Html {
  const deliveries = webhooks.list().slice(0, rows);
  const held = webhooks.list().filter(({ state }) => state === 'held').length;
  return html`<section><h2>Stripe webhooks</h2>
<p>${webhookUrl ? html`To <code>${webhookUrl}</code>` : 'They go nowhere: no address is set (STRIPE_WEBHOOK_URL).'}${webhooks.held && html`. <strong>On hold</strong>, ${held} waiting`}</p>
<p class="actions">
${
  webhooks.held
    ? html`<button data-post="/_sandbox/webhooks/release">Release</button><button data-post="/_sandbox/webhooks/reorder">Release newest first</button>`
    : html`<button data-post="/_sandbox/webhooks/hold">Hold</button>`
}
<button data-post="/_sandbox/webhooks/duplicate">Send the last one again</button></p>
${
  deliveries.length > 0 &&
  html`<div class="scroll"><table><thead><tr><th>Event</th><th>Id</th><th>State</th><th>Attempts</th></tr></thead><tbody>
${deliveries.map(
  ({ event, type, state, attempts }) =>
    html`<tr><td>${type}</td><td><code>${event}</code></td><td>${state.replace('_', ' ')}</td><td>${attempts.map(({ status, error }) => status ?? error).join(', ')}</td></tr>`,
)}
</tbody></table></div>`
}</section>`;
}

function paymentPart(ledger: Ledger): Html {
  const intents = newestFirst(ledger.intents).slice(0, rows);
  return html`<section><h2>Stripe payments</h2>
<p>All of them, with charges and refunds: <a href="/_sandbox/stripe"><code>/_sandbox/stripe</code></a></p>
${
  intents.length > 0 &&
  html`<div class="scroll"><table><thead><tr><th>Intent</th><th class="number">Amount</th><th>Status</th><th class="number">Refunded</th><th>Metadata</th></tr></thead><tbody>
${intents.map(
  (intent) =>
    html`<tr><td><code>${intent.id}</code></td><td class="number">${printAmount(intent.amount, intent.currency)}</td><td>${intent.status}</td><td class="number">${refundedOf(ledger, intent)}</td><td>${Object.entries(
      intent.metadata,
    )
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ')}</td></tr>`,
)}
</tbody></table></div>`
}</section>`;
}

function refundedOf(ledger: Ledger, intent: Stripe.PaymentIntent): string {
  const charge = ledger.charges.get(String(intent.latest_charge));
  return charge?.amount_refunded ? printAmount(charge.amount_refunded, charge.currency) : '';
}
