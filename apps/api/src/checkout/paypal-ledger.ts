import Type from 'typebox';
import { inShape } from './paypal-answers.ts';
import type { PaypalClient } from './paypal-client.ts';

const Page = Type.Object({
  total_pages: Type.Number(),
  transaction_details: Type.Array(
    Type.Object({
      transaction_info: Type.Object({
        transaction_id: Type.String(),
        transaction_event_code: Type.String(),
        paypal_reference_id: Type.Optional(Type.String()),
      }),
    }),
  ),
});

const day = 86_400_000;
/** What one search may span, and how far back PayPal remembers. */
const window = 31 * day;
const memory = 3 * 365 * day;

/** PayPal's codes of money that came through a checkout, and of money that went back. */
const codes = { capture: 'T0006', refund: 'T1107' } as const;

/** A movement of money, and the one that it takes back, if it does. */
export interface Booked {
  readonly id: string;
  readonly of: string | null;
}

/**
 * Movements in PayPal's books, the newest month first. PayPal writes them down up to three hours late.
 * @throws PaypalUnavailable, also where the account may not search its transactions
 */
export async function* inBooks(
  call: PaypalClient,
  kind: keyof typeof codes,
  since = new Date(Date.now() - memory),
): AsyncIterable<Booked> {
  for (let end = Date.now(); end > since.getTime(); end -= window) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({
        start_date: new Date(Math.max(end - window, since.getTime())).toISOString(),
        end_date: new Date(end).toISOString(),
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      });
      const found = inShape(Page, await call('GET', `/v1/reporting/transactions?${query}`));
      pages = found.total_pages;
      for (const { transaction_info: info } of found.transaction_details)
        if (info.transaction_event_code === codes[kind])
          yield { id: info.transaction_id, of: info.paypal_reference_id ?? null };
    }
  }
}
