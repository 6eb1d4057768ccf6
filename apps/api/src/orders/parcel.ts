import type { Queryable } from '../db/database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { changeStatus, lockedOrder } from './status.ts';

/** The parcel is on its way; its buyer hears so, with the link to follow it. @throws OrderProblem */
export async function shipOrder(
  tx: Queryable,
  orderId: number,
  parcel: { readonly carrier: string; readonly waybill: string },
): Promise<void> {
  await changeStatus(tx, await lockedOrder(tx, orderId), 'shipped', parcel);
  await enqueue(tx, { kind: 'order_shipped_mail', orderId });
}
