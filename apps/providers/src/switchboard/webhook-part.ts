import { type Html, html } from '../pages/html.ts';
import type { Webhooks } from './webhooks.ts';

const rows = 20;

export interface WebhookView {
  readonly title: string;
  /** Where its calls are, as `/_sandbox/webhooks`. */
  readonly path: string;
  readonly url: string | undefined;
  /** The variable that sets the address. */
  readonly variable: string;
  readonly webhooks: Webhooks;
}

/** A provider's events on the switchboard page. */
export function webhookPart({ title, path, url, variable, webhooks }: WebhookView): Html {
  const deliveries = webhooks.list().slice(0, rows);
  const held = webhooks.list().filter(({ state }) => state === 'held').length;
  return html`<section><h2>${title}</h2>
<p>${url ? html`To <code>${url}</code>` : `They go nowhere: no address is set (${variable}).`}${webhooks.held && html`. <strong>On hold</strong>, ${held} waiting`}</p>
<p class="actions">
${
  webhooks.held
    ? html`<button data-post="${path}/release">Release</button><button data-post="${path}/reorder">Release newest first</button>`
    : html`<button data-post="${path}/hold">Hold</button>`
}
<button data-post="${path}/duplicate">Send the last one again</button></p>
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
