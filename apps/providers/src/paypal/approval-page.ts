import { type Html, html } from '../pages/html.ts';
import { windowDocument } from '../pages/window.ts';
import { instruments } from './instruments.ts';
import { type Locale, messages } from './messages.ts';
import { printMoney } from './money.ts';
import type { Order } from './shapes.ts';

export interface ApprovalView {
  readonly locale: Locale;
  readonly venmo: boolean;
}

/** Asks the payer to pay an order, and with what. */
export function approvalPage({ locale, venmo }: ApprovalView, order: Order, declined: boolean): Html {
  const text = messages[locale];
  const [{ amount, shipping }] = order.purchase_units;
  const context = (order.payment_source?.paypal ?? order.payment_source?.venmo)?.experience_context;
  const { address_line_1, address_line_2, postal_code, admin_area_2, country_code } = shipping?.address ?? {};
  const shipTo = [address_line_1, address_line_2, postal_code, admin_area_2, country_code].filter(Boolean).join(', ');
  return approvalDocument(
    locale,
    venmo ? text.venmoTitle : text.title,
    html`<p class="note">${text.note}</p>
<h1 tabindex="-1">${venmo ? text.venmoTitle : text.title}</h1>
${declined && html`<p class="error" role="alert">${text.again}</p>`}
<dl>
${context?.brand_name && html`<dt>${text.merchant}</dt><dd>${context.brand_name}</dd>`}
<dt>${text.amount}</dt><dd class="total">${printMoney(amount)}</dd>
${shipTo && html`<dt>${text.shipTo}</dt><dd>${[shipping?.name?.full_name, shipTo].filter(Boolean).join(', ')}</dd>`}
</dl>
<form method="post">
<fieldset><legend>${text.instrument}</legend>
${instruments.map(
  (instrument, index) =>
    html`<label class="choice"><input type="radio" name="instrument" value="${instrument}" ${index === 0 && html`checked`}><span><strong>${text[instrument]}</strong><small>${text[`${instrument}Text`]}</small></span></label>`,
)}
</fieldset>
<button class="primary" name="outcome" value="pay">${text.pay}</button>
<button name="outcome" value="cancel">${text.cancel}</button>
</form>`,
  );
}

/** There is nothing to pay here any more. */
export function overPage({ locale }: ApprovalView): Html {
  const text = messages[locale];
  return approvalDocument(locale, text.over, html`<h1>${text.over}</h1><p>${text.overText}</p>`);
}

/** Tells the shop's page, in the window that opened this one, and closes. */
export function donePage({ locale }: ApprovalView, outcome: 'approved' | 'cancelled', token: string): Html {
  const text = messages[locale];
  return approvalDocument(
    locale,
    text.back,
    html`<p role="status" data-outcome="${outcome}" data-token="${token}">${text.back}</p>
<script type="module" src="/paypal/approval/done.js"></script>`,
  );
}

function approvalDocument(locale: Locale, title: string, content: Html): Html {
  return windowDocument({ locale, title, content, styles: ['/paypal/approval/approval.css'] });
}
