import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Format } from './encoding.ts';
import { exists } from './files.ts';
import { pictures } from './tables.ts';
import { type FileJob, Workshop } from './workshop.ts';

/** A file that answers a request for a picture. */
export interface Served {
  readonly path: string;
  readonly format: Format;
  /** False when something better will stand at the same address later. */
  readonly lasting: boolean;
}

/**
 * Makes the files of pictures when they are asked for, each once however many ask: the original, drawn or fetched, and
 * its copies in several widths. In the data folder: `<key>/original.jpg`, `<key>/640.webp`, `<key>/640.avif`, `<key>/share.jpg`.
 */
export class Studio {
  readonly #db: Database;
  readonly #folder: string;
  readonly #workshop = new Workshop();
  readonly #making = new Map<string, Promise<void>>();
  /** Whether blurs were kept that public answers do not carry yet, for the background. */
  keptBlurs = false;
  /** Copies that somebody asked for and got a WebP instead, for the background. */
  readonly wanted = new Map<string, { readonly key: string; readonly width: number }>();

  constructor(db: Database, folder: string) {
    this.#db = db;
    this.#folder = folder;
  }

  /** @returns null when there is no picture of this key */
  async serve(key: string, width: number, format: Format): Promise<Served | null> {
    const path = this.path(key, `${width}.${format}`);
    if (await exists(path)) return { path, format, lasting: true };
    const from = await this.original(key);
    if (!from) return null;
    if (format === 'webp') return { ...(await this.#webp(from, key, width)), lasting: from.final };
    if (from.final) this.wanted.set(path, { key, width });
    return { ...(await this.#webp(from, key, width)), lasting: false };
  }

  /** The picture on a wide card, as networks show a shared page. @returns null when there is no picture of this key */
  async shareCard(key: string): Promise<{ readonly path: string; readonly lasting: boolean } | null> {
    const path = this.path(key, 'share.jpg');
    if (await exists(path)) return { path, lasting: true };
    const from = await this.original(key);
    if (!from) return null;
    const to = from.final ? path : this.path(key, 'stand-in/share.jpg');
    await this.#once({ kind: 'share', from: from.path, to });
    return { path: to, lasting: from.final };
  }

  /** The raster of a picture. It is not final while a drawing stands in for one that is still to be fetched. */
  async original(key: string): Promise<{ path: string; final: boolean } | null> {
    const path = this.path(key, 'original.jpg');
    if (await exists(path)) return { path, final: true };
    const [picture] = await this.#db.select().from(pictures).where(eq(pictures.key, key));
    if (!picture) return null;
    const final = picture.source.kind !== 'remote';
    const drawn = final ? path : this.path(key, 'stand-in/original.jpg');
    await this.#once({ kind: 'draw', source: picture.source, to: drawn }, () => final && this.keepBlur(key));
    return { path: drawn, final };
  }

  /** Keeps the bytes of a fetched picture as its original. @throws when they are not a picture */
  async keepOriginal(key: string, bytes: Uint8Array): Promise<void> {
    await this.#workshop.make({ kind: 'keep', bytes, to: this.path(key, 'original.jpg') });
    await this.keepBlur(key);
  }

  /** Notes what a picture looks like from far away. @throws when its original is not there */
  async keepBlur(key: string): Promise<void> {
    const blur = await this.#workshop.blur(this.path(key, 'original.jpg'));
    await this.#db.update(pictures).set({ blur }).where(eq(pictures.key, key));
    this.keptBlurs = true;
  }

  /** Makes one copy of a picture, unless it is there. */
  async makeCopy(key: string, width: number, format: Format): Promise<void> {
    const from = await this.original(key);
    if (from?.final) await this.#copy(from.path, this.path(key, `${width}.${format}`), width, format);
  }

  /** Ends what makes the files; what is being made is made again another time. */
  close(): void {
    this.#workshop.close();
  }

  path(key: string, file: string): string {
    return join(this.#folder, key, file);
  }

  async #webp(
    from: { path: string; final: boolean },
    key: string,
    width: number,
  ): Promise<{ path: string; format: 'webp' }> {
    const path = this.path(key, from.final ? `${width}.webp` : `stand-in/${width}.webp`);
    await this.#copy(from.path, path, width, 'webp');
    return { path, format: 'webp' };
  }

  #copy(from: string, to: string, width: number, format: Format): Promise<void> {
    return this.#once({ kind: 'copy', from, to, width, format });
  }

  /** Makes a file that is not there, and does what follows then; who asks meanwhile waits for the same making. */
  async #once(job: FileJob, then: () => unknown = () => {}): Promise<void> {
    const running = this.#making.get(job.to);
    if (running) return running;
    const making = (async () => {
      if (await exists(job.to)) return;
      await this.#workshop.make(job);
      await then();
    })().finally(() => this.#making.delete(job.to));
    this.#making.set(job.to, making);
    return making;
  }
}
