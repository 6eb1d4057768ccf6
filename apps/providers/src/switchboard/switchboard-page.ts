import { type Html, html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Provider } from '../provider.ts';
import type { Fault } from './faults.ts';
import type { Traffic } from './hooks.ts';

const rows = 30;

/** Set faults, see what the providers did. The part marked `data-live` is loaded again as things happen. */
export function switchboardPage({ faults, log }: Traffic, providers: readonly Provider[]): Html {
  return page({
    title: 'Switchboard',
    scripts: ['/_pages/switchboard.js'],
    body: html`<main class="board">
<h1>Switchboard</h1>
<p class="lead">What the outside world does to the shop. Programs use the same calls: <code>POST /_sandbox/faults</code>.</p>
<section><h2>Set a fault</h2>
<form data-fault>
<label>Method <select name="method"><option value="">any</option><option>GET</option><option selected>POST</option><option>SMTP</option></select></label>
<label class="wide">Path <input name="path" value="/v1/payment_intents*" required pattern="(\\/|\\*).*" title="Begins with / ; * stands for anything"></label>
<label>What happens <select name="action">
<option value="status">answers with a status</option><option value="delay">takes its time</option>
<option value="cut_before">cut off before it is done</option><option value="cut_after">done, then cut off</option>
<option value="replace">done, answered with a status</option></select></label>
<label>Status <input name="status" type="number" min="200" max="599" value="500"></label>
<label>Milliseconds <input name="ms" type="number" min="0" max="600000" value="5000"></label>
<label>Times <input name="times" type="number" min="1" value="1"></label>
<button class="primary">Set</button>
<p role="alert" data-error></p>
</form></section>
<div data-live>
${faultPart(faults.list())}
${providers.map((provider) => provider.panel())}
<section><h2>Requests</h2>
<p>The last ${rows}; all of them: <a href="/_sandbox/log"><code>/_sandbox/log</code></a></p>
<div class="scroll"><table><thead><tr><th>Request</th><th class="number">Status</th><th class="number">ms</th><th>Fault</th></tr></thead><tbody>
${[...log.list()]
  .reverse()
  .slice(0, rows)
  .map(
    ({ method, path, status, ms, fault }) =>
      html`<tr><td>${method} <code>${path}</code></td><td class="number">${status ?? '–'}</td><td class="number">${ms ?? '–'}</td><td>${fault}</td></tr>`,
  )}
</tbody></table></div></section>
</div>
<section><h2>Start afresh</h2>
<p class="actions"><button data-post="/_sandbox/reset" data-confirm="Forget every payment, mail, fault and request?">Forget everything</button></p></section>
</main>`,
  });
}

function faultPart(faults: readonly Fault[]): Html {
  return html`<section><h2>Faults</h2>
${
  faults.length === 0
    ? html`<p>None: everything works.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Request</th><th>What happens</th><th class="number">Left</th><th></th></tr></thead><tbody>
${faults.map(
  (fault) =>
    html`<tr><td>${fault.match.method ?? 'any'} <code>${fault.match.path}</code></td><td>${words(fault)}</td><td class="number">${fault.remaining} of ${fault.times}</td><td><button data-delete="/_sandbox/faults/${fault.id}">Remove</button></td></tr>`,
)}
</tbody></table></div>`
}</section>`;
}

function words(fault: Fault): string {
  switch (fault.action) {
    case 'delay':
      return `answers after ${fault.ms} ms`;
    case 'status':
      return `answers ${fault.status}, does nothing`;
    case 'replace':
      return `is done, answers ${fault.status ?? 'with another body'}`;
    case 'cut_before':
      return 'cut off, nothing done';
    case 'cut_after':
      return 'done, then cut off';
  }
}
