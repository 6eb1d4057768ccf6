import { type Html, html, jsonScript } from '../pages/html.ts';
import { windowDocument } from '../pages/window.ts';
import type { Person } from './people.ts';

export interface Chooser {
  /** 'Google', 'Facebook'. */
  readonly provider: string;
  readonly people: readonly Person[];
  /** The page that opened the window, which gets the answer. */
  readonly origin: string;
}

/** The window in which a person says who they are and lets the shop know. */
export function chooserPage({ provider, people, origin }: Chooser): Html {
  return chooserDocument(
    `Sign in with ${provider}`,
    html`<p class="note">${provider}, on this machine</p>
<h1>Choose an account</h1>
<p>to continue to <strong>${origin}</strong></p>
<form data-choose>
${people.map(
  ({ id, name, lastname, email, verified }) =>
    html`<button name="person" value="${id}"><span>${name} ${lastname}</span><small>${email ?? 'shares no address'}${email && !verified && ' · not verified'}</small></button>`,
)}
<p class="error" role="alert" data-error></p>
<button class="quiet" name="person" value="">Cancel</button>
</form>
<details><summary>Use another account</summary>
<form data-add>
<label>First name <input name="name" required autocomplete="off"></label>
<label>Last name <input name="lastname" required autocomplete="off"></label>
<label>Email <input name="email" type="email" autocomplete="off" placeholder="empty: shares no address"></label>
<label class="check"><input name="verified" type="checkbox" value="true" checked> ${provider} has verified the address</label>
<button class="primary">Continue</button>
</form></details>
${jsonScript('origin', origin)}
<script type="module" src="/_people/chooser.js"></script>`,
  );
}

/** There is no such app here. */
export function unknownAppPage(provider: string, clientId: string): Html {
  return chooserDocument(
    `${provider}: no such app`,
    html`<p class="note">${provider}, on this machine</p><h1>Access blocked</h1>
<p>The app <code>${clientId || '(none)'}</code> is not known here. Error 401: <code>invalid_client</code></p>`,
  );
}

function chooserDocument(title: string, content: Html): Html {
  return windowDocument({ locale: 'en', title, content, styles: ['/_people/chooser.css'] });
}
