import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Triggers call here when the catalogue, the stock or the content has changed (migration `keep_listings`). */
const channel = 'catalogue';
/** During a rush of orders copies are still worth keeping: changes within this time count as one. */
const calm = 250;
const patience = 1_000;

/**
 * A number that changes with everything that public answers are made of, in whichever process it was changed. Copies of
 * answers carry the number from before they were made, and hold as long as it stands.
 */
export class CatalogueVersion {
  #number = 0;
  #hears = false;
  #calm: NodeJS.Timeout | null = null;
  #again = false;
  #client: Client | null = null;
  #stopped = false;

  /** Null while changes cannot be heard: then nothing may be kept. */
  get current(): number | null {
    return this.#hears ? this.#number : null;
  }

  /** Begins to listen, and goes on until `stop`, over lost connections too. */
  async listen(url: string): Promise<void> {
    try {
      await this.#connect(url);
    } catch {
      this.#reconnect(url);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#hears = false;
    if (this.#calm) clearTimeout(this.#calm);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(url: string): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true });
    client.on('error', () => undefined);
    client.on('notification', () => this.#changed());
    await client.connect();
    client.on('end', () => {
      this.#hears = false;
      this.#reconnect(url);
    });
    await client.query(`listen ${channel}`);
    this.#client = client;
    this.#number += 1;
    this.#hears = true;
    if (this.#stopped) await this.stop();
  }

  #reconnect(url: string): void {
    if (this.#stopped) return;
    void wait(patience, undefined, { ref: false }).then(() => (this.#stopped ? undefined : this.listen(url)));
  }

  #changed(): void {
    if (this.#calm) {
      this.#again = true;
      return;
    }
    this.#number += 1;
    this.#calm = setTimeout(() => {
      this.#calm = null;
      if (!this.#again) return;
      this.#again = false;
      this.#changed();
    }, calm);
    this.#calm.unref();
  }
}
