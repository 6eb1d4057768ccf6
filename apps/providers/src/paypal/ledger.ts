import type { Instrument } from './instruments.ts';
import type { Capture, Order, Refund } from './shapes.ts';

/** Everything that this PayPal account knows, in memory. Maps keep the order in which things came to be. */
export class Ledger {
  readonly orders = new Map<string, Order>();
  /** What the payer chose to pay each order with. */
  readonly instruments = new Map<string, Instrument>();
  /** How often the chosen instrument of an order was refused. */
  readonly declines = new Map<string, number>();

  captures(): Capture[] {
    return [...this.orders.values()].flatMap(({ purchase_units: [unit] }) => unit.payments?.captures ?? []);
  }

  refunds(): Refund[] {
    return [...this.orders.values()].flatMap(({ purchase_units: [unit] }) => unit.payments?.refunds ?? []);
  }

  clear(): void {
    for (const part of [this.orders, this.instruments, this.declines]) part.clear();
  }
}
