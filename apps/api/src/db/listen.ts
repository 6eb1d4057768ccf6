import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Between a lost connection and the next attempt, in milliseconds. */
const pause = 1_000;

export interface Ear {
  /** Something was said on the channel. */
  heard(): void;
  /** The connection stands, for the first time or again: what was said before it stood was missed. */
  began(): void;
  /** Nothing is heard until it begins again. */
  lost?(): void;
}

/**
 * Hears a channel of PostgreSQL on a connection of its own, which is renewed whenever it is lost: a crash, a restart, a cut
 * line. @returns, once it was tried for the first time, a function that ends it
 */
export async function listen(url: string, channel: string, ear: Ear): Promise<() => Promise<void>> {
  const tried = Promise.withResolvers<void>();
  const ending = new AbortController();
  let current: Client | null = null;

  async function hold(): Promise<void> {
    while (!ending.signal.aborted) {
      const client = new Client({ connectionString: url, keepAlive: true });
      current = client;
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', () => undefined);
      client.on('notification', () => ear.heard());
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        ear.began();
        tried.resolve();
        await ended;
        ear.lost?.();
      } catch {
        await client.end().catch(() => undefined);
      }
      tried.resolve();
      await wait(pause, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
  }

  const held = hold();
  await tried.promise;
  return async () => {
    ending.abort();
    await current?.end().catch(() => undefined);
    await held;
  };
}
