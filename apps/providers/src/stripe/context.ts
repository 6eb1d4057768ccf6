import type { EventType, Subject } from './events.ts';
import type { Ledger } from './ledger.ts';

/** What one call works with. */
export interface Context {
  readonly ledger: Ledger;
  /** `secret` for the shop's server, `publishable` for its pages. */
  readonly caller: 'secret' | 'publishable';
  /** Where this room is reached, for the addresses of the bank's pages. */
  readonly origin: string;
  /** Records an event about the object as it is now, and sends it to the webhook. */
  emit(type: EventType, object: Subject): void;
}
