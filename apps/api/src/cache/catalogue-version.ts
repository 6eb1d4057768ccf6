import { listen } from '../db/listen.ts';

/** Triggers call here when the catalogue, the stock or the content has changed (migration `keep_listings`). */
const channel = 'catalogue';
/** During a rush of orders copies are still worth keeping: changes within this time count as one. */
const calm = 250;

/**
 * A number that changes with everything that public answers are made of, in whichever process it was changed. Copies of
 * answers carry the number from before they were made, and hold as long as it stands.
 */
export class CatalogueVersion {
  #number = 0;
  #hears = false;
  #calm: NodeJS.Timeout | null = null;
  #again = false;
  #end: (() => Promise<void>) | null = null;

  /** Null while changes cannot be heard: then nothing may be kept. */
  get current(): number | null {
    return this.#hears ? this.#number : null;
  }

  /** Begins to listen, and goes on until `stop`, over lost connections too. */
  async listen(url: string): Promise<void> {
    this.#end = await listen(url, channel, {
      heard: () => this.#changed(),
      began: () => {
        this.#number += 1;
        this.#hears = true;
      },
      lost: () => {
        this.#hears = false;
      },
    });
  }

  async stop(): Promise<void> {
    this.#hears = false;
    if (this.#calm) clearTimeout(this.#calm);
    await this.#end?.();
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
