import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** An event as it is posted: the same bytes each time. */
export interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

export interface WebhookTarget {
  /** Without an address nothing is ever sent. */
  readonly url: string | undefined;
  /** Wait before each new attempt, in milliseconds. */
  readonly retries: readonly number[];
  /** What an attempt is sent with: the provider's signature of the body. */
  headersOf(event: WebhookEvent): Readonly<Record<string, string>>;
}

/** One event on its way to the shop. */
export interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly type: string;
  /** `retrying` between attempts, `given_up` after the last one. */
  state: 'held' | 'sending' | 'retrying' | 'delivered' | 'given_up';
  readonly attempts: { readonly at: string; readonly status: number | null; readonly error?: string }[];
}

interface Parcel {
  readonly delivery: Delivery;
  readonly event: WebhookEvent;
}

const patience = 10_000;
const keptDeliveries = 500;
const keptEvents = 1000;

/**
 * Posts events to the shop, signed, at least once: what is not answered with 2xx within ten seconds is sent again
 * later. Order is not promised. The deliveries can be held, and let go in any order.
 */
export class Webhooks {
  readonly #target: WebhookTarget;
  #parcels: Parcel[] = [];
  #events = new Map<string, WebhookEvent>();
  #held = false;
  /** Ends the waits and requests that run. */
  #stop = new AbortController();

  constructor(target: WebhookTarget) {
    this.#target = target;
  }

  get held(): boolean {
    return this.#held;
  }

  /** Newest first. */
  list(): Delivery[] {
    return this.#parcels.map(({ delivery }) => delivery).reverse();
  }

  /** The event of that id, or the newest one. */
  find(id?: string): WebhookEvent | undefined {
    return id === undefined ? [...this.#events.values()].at(-1) : this.#events.get(id);
  }

  send(event: WebhookEvent): void {
    this.#events.set(event.id, event);
    const [oldest] = this.#events.keys();
    if (oldest !== undefined && this.#events.size > keptEvents) this.#events.delete(oldest);
    if (!this.#target.url) return;
    const parcel = this.#parcel(event);
    if (!this.#held) void this.#deliver(parcel);
  }

  /** Nothing leaves any more, not even what is to be sent again, until it is released. */
  hold(): void {
    this.#held = true;
  }

  /**
   * Lets everything go that was held, one after the other, the oldest first or the newest first.
   * @returns the deliveries after their first attempt.
   */
  async release(order: 'oldest_first' | 'newest_first' = 'oldest_first'): Promise<Delivery[]> {
    this.#held = false;
    const waiting = this.#parcels.filter(({ delivery }) => delivery.state === 'held');
    if (order === 'newest_first') waiting.reverse();
    for (const parcel of waiting) await this.#attempt(parcel);
    return this.#goOn(waiting);
  }

  /** Sends an event again, `times` at the same moment, whatever became of it before. @returns after one attempt each. */
  async duplicate(event: WebhookEvent, times: number): Promise<Delivery[]> {
    if (!this.#target.url) return [];
    const copies = Array.from({ length: times }, () => this.#parcel(event));
    await Promise.all(copies.map((parcel) => this.#attempt(parcel)));
    return this.#goOn(copies);
  }

  reset(): void {
    this.close();
    this.#stop = new AbortController();
    this.#parcels = [];
    this.#events.clear();
    this.#held = false;
  }

  close(): void {
    this.#stop.abort();
  }

  #parcel(event: WebhookEvent): Parcel {
    const delivery: Delivery = { id: randomUUID(), event: event.id, type: event.type, state: 'held', attempts: [] };
    const parcel = { delivery, event };
    this.#parcels.push(parcel);
    if (this.#parcels.length > keptDeliveries) this.#parcels.shift();
    return parcel;
  }

  /** After a first attempt: those that failed are tried again later. */
  #goOn(parcels: readonly Parcel[]): Delivery[] {
    for (const parcel of parcels) if (parcel.delivery.state === 'retrying') void this.#deliver(parcel);
    return parcels.map(({ delivery }) => structuredClone(delivery));
  }

  /** Attempts until it is accepted, held or given up. */
  async #deliver(parcel: Parcel): Promise<void> {
    const { signal } = this.#stop;
    const { delivery } = parcel;
    while (!signal.aborted) {
      const pause = delivery.attempts.length === 0 ? 0 : this.#target.retries[delivery.attempts.length - 1];
      if (pause === undefined) {
        delivery.state = 'given_up';
        return;
      }
      const waited = await wait(pause, true, { signal, ref: false }).catch(() => false);
      if (!waited) return;
      if (this.#held) {
        delivery.state = 'held';
        return;
      }
      await this.#attempt(parcel);
      if (delivery.state === 'delivered') return;
    }
  }

  async #attempt({ delivery, event }: Parcel): Promise<void> {
    const { url } = this.#target;
    if (!url) return;
    delivery.state = 'sending';
    const at = new Date().toISOString();
    try {
      const reply = await fetch(url, {
        method: 'POST',
        body: event.body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(patience)]),
        headers: { 'content-type': 'application/json; charset=utf-8', ...this.#target.headersOf(event) },
      });
      await reply.body?.cancel();
      delivery.attempts.push({ at, status: reply.status });
      delivery.state = reply.ok ? 'delivered' : 'retrying';
    } catch (error) {
      delivery.attempts.push({ at, status: null, error: reasonOf(error) });
      delivery.state = 'retrying';
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} s`;
  return error.cause instanceof Error ? error.cause.message || String(Reflect.get(error.cause, 'code')) : error.message;
}
