import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Work in the background goes on at the latest after this long, however busy the shop is. */
const mostPatience = 10_000;
const calmFor = 300;

/** Knows whether anybody is being served, so that what can wait does. */
export class Traffic {
  #running = 0;
  #lastAt = 0;

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async () => {
      this.#running += 1;
      this.#lastAt = Date.now();
    });
    app.addHook('onResponse', async () => {
      this.#running -= 1;
      this.#lastAt = Date.now();
    });
  }

  /** Waits until nobody has been served for a moment. */
  async calm(signal: AbortSignal): Promise<void> {
    const until = Date.now() + mostPatience;
    while (Date.now() < until && (this.#running > 0 || Date.now() - this.#lastAt < calmFor)) {
      await wait(100, undefined, { signal, ref: false });
    }
  }
}
