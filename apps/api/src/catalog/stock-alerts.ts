import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enqueue } from '../outbox/enqueue.ts';

/**
 * Leaves the mails for everybody whose piece can be had again, once for each alert, whatever brought the stock back: an
 * import, the operator, a refund. Several processes may look at the same time.
 */
export async function announceStock({ db }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update stock_alerts set sent_at = now() where id in (
        select stock_alerts.id from stock_alerts
        join products on products.id = stock_alerts.product_id and products.published
        where sent_at is null and exists (
          select from sizes where sizes.product_id = stock_alerts.product_id and sizes.stock > 0
            and (stock_alerts.size_id is null or stock_alerts.size_id = sizes.id))
        order by stock_alerts.id limit 500 for update of stock_alerts skip locked)
      returning id`);
    for (const { id } of rows) await enqueue(tx, { kind: 'stock_alert_mail', alertId: id });
  });
}
