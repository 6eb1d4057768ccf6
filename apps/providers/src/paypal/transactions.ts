import type { Ledger } from './ledger.ts';
import type { Refund } from './shapes.ts';

export interface TransactionQuery {
  readonly start_date?: string;
  readonly end_date?: string;
  readonly page?: string;
  readonly page_size?: string;
}

/** `/v1/reporting/transactions`: the captures and refunds of at most 31 days, the newest first. Without PayPal's delay. */
export function transactions(
  ledger: Ledger,
  { start_date, end_date, page = '1', page_size = '100' }: TransactionQuery,
) {
  const [from, to] = [new Date(start_date ?? 0), new Date(end_date ?? 0)];
  const within = (at: string) => new Date(at) >= from && new Date(at) <= to;
  const rows = [
    ...ledger.captures().map((capture) => ({ ...capture, code: 'T0006', sign: '', of: null })),
    ...ledger.refunds().map((refund) => ({ ...refund, code: 'T1107', sign: '-', of: captureOf(refund) })),
  ]
    .filter(({ create_time }) => within(create_time))
    .sort((one, other) => other.create_time.localeCompare(one.create_time));
  const size = Number(page_size);
  return {
    transaction_details: rows.slice((Number(page) - 1) * size, Number(page) * size).map((row) => ({
      transaction_info: {
        transaction_id: row.id,
        transaction_event_code: row.code,
        ...(row.of && { paypal_reference_id: row.of, paypal_reference_id_type: 'TXN' }),
        transaction_initiation_date: row.create_time,
        transaction_updated_date: row.update_time,
        transaction_amount: { ...row.amount, value: row.sign + row.amount.value },
        transaction_status: row.status === 'PENDING' ? 'P' : row.status === 'DECLINED' ? 'D' : 'S',
        ...(row.invoice_id && { invoice_id: row.invoice_id }),
        ...(row.custom_id && { custom_field: row.custom_id }),
      },
    })),
    start_date,
    end_date,
    page: Number(page),
    total_items: rows.length,
    total_pages: Math.max(1, Math.ceil(rows.length / size)),
  };
}

/** What a refund gives back, as its link names it. */
const captureOf = ({ links }: Refund) =>
  links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1) ?? null;
