import type { Stripe } from 'stripe';
import { type Html, html } from '../pages/html.ts';
import { webhookPart } from '../switchboard/webhook-part.ts';
import type { Webhooks } from '../switchboard/webhooks.ts';
import { printAmount } from './currencies.ts';
import { type Ledger, newestFirst } from './ledger.ts';

const rows = 20;

/** Stripe's part of the switchboard page. */
export function stripePanel(ledger: Ledger, webhooks: Webhooks, webhookUrl: string | undefined): Html {
  return html`${webhookPart({
    title: 'Stripe webhooks',
    path: '/_sandbox/webhooks',
    url: webhookUrl,
    variable: 'STRIPE_WEBHOOK_URL',
    webhooks,
  })}${paymentPart(ledger)}`;
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
