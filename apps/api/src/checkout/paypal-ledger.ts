import Type from 'typebox';
import { inShape } from './paypal-answers.ts';
import type { PaypalClient } from './paypal-client.ts';

const Page = Type.Object({
  total_pages: Type.Number(),
  transaction_details: Type.Array(
    Type.Object({
      transaction_info: Type.Object({ transaction_id: Type.String(), transaction_event_code: Type.String() }),
    }),
  ),
});

const day = 86_400_000;
/** What one search may span, and how far back PayPal remembers. */
const window = 31 * day;
const memory = 3 * 365 * day;

/**
 * The captures in PayPal's books, the newest month first. PayPal writes them down up to three hours late.
 * @throws PaypalUnavailable, also where the account may not search its transactions
 */
export async function* capturesInBooks(call: PaypalClient): AsyncIterable<string> {
  const now = Date.now();
  for (let end = now; end > now - memory; end -= window) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({
        start_date: new Date(end - window).toISOString(),
        end_date: new Date(end).toISOString(),
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      });
      const found = inShape(Page, await call('GET', `/v1/reporting/transactions?${query}`));
      pages = found.total_pages;
      for (const { transaction_info: info } of found.transaction_details)
        if (info.transaction_event_code === checkoutPayment) yield info.transaction_id;
    }
  }
}

/** PayPal's code of money that came through a checkout. */
const checkoutPayment = 'T0006';
