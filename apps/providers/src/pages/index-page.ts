import { html } from './html.ts';
import { page } from './page.ts';

/** What a person sees at `/`. */
export const indexPage = page({
  title: 'Welcome',
  body: html`<main class="narrow">
<h1>Providers room</h1>
<p class="lead">The outside world of the shop, on this machine: stand-ins that speak the real protocols of the services
a shop relies on. No account, no key, no internet; no real money and no real mail.</p>
<ul class="places">
<li><a href="/inbox">Inbox</a><p>Every mail and text message that the shop sends ends here. Programs read <a href="/inbox.json"><code>/inbox.json</code></a>.</p></li>
<li><a href="/_sandbox">Switchboard</a><p>Make a provider slow, failing or cut off; hold and repeat webhooks; see every payment and every request.</p></li>
</ul>
<h2>For programs</h2>
<dl class="facts">
<dt><code>/v1/…</code></dt><dd>Stripe’s API. Point the official client here with <code>host</code>, <code>port</code> and <code>protocol: 'http'</code>.</dd>
<dt><a href="/stripe/js/endive/stripe.js"><code>/stripe/js/endive/stripe.js</code></a></dt><dd>Stripe.js.</dd>
<dt><a href="/gsi/client"><code>/gsi/client</code></a></dt><dd>Google Identity for access tokens; <code>/tokeninfo</code>, <code>/oauth2/v3/userinfo</code>.</dd>
<dt><a href="/fb/es_LA/sdk.js"><code>/fb/es_LA/sdk.js</code></a></dt><dd>Facebook’s SDK; its Graph API at <code>/v25.0/…</code></dd>
<dt><code>/maps/api/geocode/json</code></dt><dd>Google’s geocoder, for postal codes of Mexico and of the United States.</dd>
<dt><code>/2010-04-01/Accounts/…/Messages.json</code></dt><dd>Twilio’s text messages.</dd>
<dt><code>/v2/checkout/orders</code></dt><dd>PayPal’s API, with <code>/v1/oauth2/token</code>, captures and refunds.</dd>
<dt><a href="/paypal/sdk/js"><code>/paypal/sdk/js</code></a></dt><dd>PayPal’s JavaScript SDK.</dd>
<dt><a href="/_sandbox/paypal"><code>/_sandbox/paypal</code></a></dt><dd>PayPal’s ledger: all orders, captures and refunds.</dd>
<dt><a href="/_sandbox/stripe"><code>/_sandbox/stripe</code></a></dt><dd>Stripe’s ledger: all payments, charges and refunds.</dd>
<dt><a href="/_sandbox/log"><code>/_sandbox/log</code></a></dt><dd>Every request that the providers received.</dd>
<dt><code>POST /_sandbox/reset</code></dt><dd>Forgets everything.</dd>
</dl>
</main>`,
});
