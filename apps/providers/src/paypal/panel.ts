import { type Html, html } from '../pages/html.ts';
import { webhookPart } from '../switchboard/webhook-part.ts';
import type { Webhooks } from '../switchboard/webhooks.ts';
import type { Ledger } from './ledger.ts';
import { printMoney } from './money.ts';

const rows = 20;

/** PayPal's part of the switchboard page. */
export function paypalPanel(ledger: Ledger, webhooks: Webhooks, url: string | undefined): Html {
  const orders = [...ledger.orders.values()].reverse().slice(0, rows);
  return html`${webhookPart({
    title: 'PayPal webhooks',
    path: '/_sandbox/paypal/webhooks',
    url,
    variable: 'PAYPAL_WEBHOOK_URL',
    webhooks,
  })}<section><h2>PayPal orders</h2>
<p>All of them, with captures and refunds: <a href="/_sandbox/paypal"><code>/_sandbox/paypal</code></a></p>
${
  orders.length > 0 &&
  html`<div class="scroll"><table><thead><tr><th>Order</th><th class="number">Amount</th><th>Status</th><th>Capture</th><th>Reference</th><th></th></tr></thead><tbody>
${orders.map(({ id, status, purchase_units: [unit] }) => {
  const [capture] = unit.payments?.captures ?? [];
  return html`<tr><td><code>${id}</code></td><td class="number">${printMoney(unit.amount)}</td><td>${status}</td><td>${capture && html`<code>${capture.id}</code> ${capture.status}`}</td><td>${unit.invoice_id}</td><td>${
    capture?.status === 'PENDING' &&
    html`<button data-post="/_sandbox/paypal/captures/${capture.id}/complete">Complete</button> <button data-post="/_sandbox/paypal/captures/${capture.id}/decline">Decline</button>`
  }</td></tr>`;
})}
</tbody></table></div>`
}</section>`;
}
