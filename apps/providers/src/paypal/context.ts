import type { EventType } from './events.ts';
import type { Ledger } from './ledger.ts';
import type { Capture, Order, Refund } from './shapes.ts';

/** What one call works with. */
export interface Context {
  readonly ledger: Ledger;
  /** Where this room is reached, for the addresses in its answers. */
  readonly origin: string;
  /** Sends an event about the object as it is now to the webhook. */
  emit(type: EventType, resource: Order | Capture | Refund): void;
}
