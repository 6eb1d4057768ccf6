import { type OrderStatus, orderStatuses } from '@obsidiana/contract';
import { Command, Option } from 'commander';
import { decimalText, moneyText } from '../cart/price.ts';
import { handNames } from '../checkout/provider.ts';
import { inTransaction, type Transaction } from '../db/undoable.ts';
import { listOrders, type OrderRow, type OrderSheet, orderSheet } from '../orders/operator.ts';
import { shipOrder } from '../orders/parcel.ts';
import { cancelOrder, confirmPayment } from '../orders/pending.ts';
import { askRefund } from '../orders/refunds.ts';
import { changeStatus, lockedOrder } from '../orders/status.ts';
import { confirm, type Final } from './confirm.ts';
import {
  type Changing,
  money,
  onShop,
  type Printing,
  said,
  table,
  webAddress,
  wholeNumber,
  wholeNumbers,
} from './shop.ts';

export function ordersCommand(): Command {
  const orders = new Command('orders').description('Shows orders, and brings them from one status to the next.');

  orders
    .command('list')
    .description('The newest orders, of one status or one member when that is asked.')
    .addOption(new Option('--status <status>', 'only those in this status').choices(orderStatuses))
    .option('--member <email>', 'only those of this member')
    .option('--limit <number>', 'how many', wholeNumber, 50)
    .option('--json', 'print JSON')
    .action(async ({ member, ...options }: Printing & { status?: OrderStatus; member?: string; limit: number }) => {
      await onShop(options, ({ db }) => listOrders(db, { ...options, ...(member && { email: member }) }), listInWords);
    });

  orders
    .command('show')
    .description('Everything about one order.')
    .argument('<number>', 'the order', wholeNumber)
    .option('--json', 'print JSON')
    .action(async (id: number, options: Printing) => {
      await onShop(options, ({ db }) => orderSheet(db, id), sheetInWords);
    });

  change(orders.command('confirm'), 'The money of a pending order has arrived: it is paid, and earns its crystals.', {
    done: 'paid',
    act: confirmPayment,
  });
  change(
    orders.command('cancel').alias('reject').option('--yes', 'do not ask'),
    'The money of a pending order did not come: it is cancelled, and its pieces are for sale again.',
    { done: 'cancelled', act: cancelOrder, asks: true },
  );
  change(orders.command('prepare'), 'A paid order is being packed.', {
    done: 'preparing',
    act: async (tx, id) => changeStatus(tx, await lockedOrder(tx, id), 'preparing'),
  });
  change(orders.command('deliver'), 'The parcel has arrived.', {
    done: 'delivered',
    act: async (tx, id) => changeStatus(tx, await lockedOrder(tx, id), 'delivered'),
  });

  orders
    .command('ship')
    .description('The parcel is on its way: the member gets a mail with the link to follow it.')
    .argument('<number>', 'the order', wholeNumber)
    .requiredOption('--carrier <name>', 'who brings it')
    .requiredOption('--waybill <address>', 'the link to follow it', webAddress)
    .option('--dry-run', 'say what would happen and keep nothing')
    .option('--json', 'print JSON')
    .action(async (id: number, options: Changing & { carrier: string; waybill: string }) => {
      const { carrier, waybill, dryRun = false } = options;
      const act = (tx: Transaction) => shipOrder(tx, id, { carrier, waybill });
      const work = async (tx: Transaction) => act(tx).then(() => ({ orders: [id], status: 'shipped', dryRun }));
      await onShop(
        options,
        ({ db }) => inTransaction(db, dryRun, work),
        () => said(options, `order ${id} is shipped with ${carrier}.`),
      );
    });

  orders
    .command('refund')
    .description(
      'Gives the money of a paid order back, all of it or a part; the crystals go back in proportion. What was paid by hand (Zelle, Venmo) you send yourself.',
    )
    .argument('<number>', 'the order', wholeNumber)
    .option('--amount <amount>', "a part, in the order's currency; without it all that is left", money)
    .option('--restock', 'the pieces are back on the shelf (whole refunds only)')
    .option('--yes', 'do not ask')
    .option('--dry-run', 'say what would happen and keep nothing')
    .option('--json', 'print JSON')
    .action(async (id: number, options: Final & { amount?: number; restock?: boolean }) => {
      const { amount = null, restock = false, dryRun = false } = options;
      await confirm(
        `${amount === null ? 'All that is left' : (amount / 100).toFixed(2)} of order ${id} goes back.`,
        options,
      );
      const work = async (tx: Transaction) => {
        const refund = await askRefund(tx, id, { amount, restock });
        const { currency, provider } = refund;
        return { order: id, amount: refund.amount / 100, currency, provider, restock, dryRun };
      };
      await onShop(
        options,
        ({ db }) => inTransaction(db, dryRun, work),
        (refund) =>
          said(
            options,
            `${decimalText(refund.amount, refund.currency)} of order ${id} are on their way back${restock ? ', and its pieces on the shelf' : ''}. ${whoSends(refund.provider, id)}`,
          ),
      );
    });

  return orders;
}

function whoSends(provider: string, id: number): string {
  return handNames.some((name) => name === provider)
    ? `They came by ${provider}, so nobody sends them for you: send them now, the member is told so by mail.`
    : `The running shop asks the provider within seconds; 'orders show ${id}' tells when it is done.`;
}

interface OrderChange {
  readonly done: OrderStatus;
  readonly act: (tx: Transaction, id: number) => Promise<unknown>;
  /** Whether it cannot be taken back. */
  readonly asks?: boolean;
}

/** A command that does the same to some orders: to all of them, or, when one cannot, to none. */
function change(command: Command, description: string, { done, act, asks = false }: OrderChange): void {
  command
    .description(description)
    .argument('<numbers...>', 'the orders; all of them change, or none', wholeNumbers)
    .option('--dry-run', 'say what would happen and keep nothing')
    .option('--json', 'print JSON')
    .action(async (ids: readonly number[], options: Final) => {
      const { dryRun = false } = options;
      if (asks) await confirm(`Order ${ids.join(', ')} becomes ${done}.`, options);
      const work = async (tx: Transaction) => {
        for (const id of ids) await act(tx, id);
        return { orders: ids, status: done, dryRun };
      };
      await onShop(
        options,
        ({ db }) => inTransaction(db, dryRun, work),
        () => said(options, `${ids.map((id) => `order ${id}`).join(', ')}: ${done}.`),
      );
    });
}

function listInWords(rows: readonly OrderRow[]): string {
  if (rows.length === 0) return 'There are no such orders.';
  const cells = rows.map(({ id, date, status, total, currency, member }) => [
    ...[String(id), shortDate(date), status, decimalText(total, currency), member],
  ]);
  return table(['order', 'date', 'status', 'total', 'member'], cells);
}

function sheetInWords({ id, date, total, currency, detail, member, payment, refunds }: OrderSheet): string {
  const amount = (value: number) => decimalText(value, currency);
  return [
    `Order ${id} of ${shortDate(date)}: ${detail.status}`,
    `  member    ${member.name}, ${member.email}, ${member.phone}`,
    `  goes to   ${detail.shipment_address}`,
    ...(detail.waybill ? [`  parcel    ${detail.carrier}, ${detail.waybill}`] : []),
    `  payment   ${payment ? `${payment.provider} ${payment.reference}, ${payment.state}` : 'none'}`,
    ...detail.history.map(({ status, date: since }) => `  ${status.padEnd(16)} ${shortDate(since)}`),
    ...detail.cart_products.map(
      ({ quantity, name, size, subtotal }) => `  ${quantity} × ${name}, ${size}: ${amount(subtotal)}`,
    ),
    ...(detail.reward.gift_name ? [`  gift      ${detail.reward.gift_name}`] : []),
    `  goods ${amount(detail.subtotal)}, discount ${amount(detail.discount)}${detail.discount_code ? ` (${detail.discount_code})` : ''}, shipping ${amount(detail.shipping)}`,
    `  total ${amount(total)}, ${detail.crystals} crystals`,
    ...refunds.map(
      ({ amount: given, state, origin }) =>
        `  refund    ${moneyText(Math.round(given * 100), currency)} (${origin}): ${state}`,
    ),
  ].join('\n');
}

const shortDate = (date: string): string => date.slice(0, 16).replace('T', ' ');
