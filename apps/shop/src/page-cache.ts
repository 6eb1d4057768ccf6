import { createHash } from 'node:crypto';
import { BoundedCache, EncodedBody } from '@obsidiana/api';

const mostBytes = 32 * 1024 * 1024;
const longestKey = 1_000;
/** A promise of pieces runs out without a change in the database: so often a page that is asked for is made again, in milliseconds … */
const freshFor = 2_000;
/** … and so long the one before it is given meanwhile. */
const givenFor = 60_000;

/** A page as it is sent, again and again. */
export interface KeptPage {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: EncodedBody;
  readonly etag: string;
}

interface Copy extends KeptPage {
  readonly version: number;
  readonly madeAt: number;
  readonly bytes: number;
}

/** What was rendered: a page that may be kept, or an answer for this request alone. */
export type Rendered = { readonly kept: KeptPage } | { readonly once: Response };

/**
 * Public pages in the memory of this process, by what they depend on. They hold as long as the catalogue's version stands;
 * one that has only grown old is given while it is made again.
 */
export class PageCache {
  readonly #version: { readonly current: number | null };
  readonly #copies = new BoundedCache<Copy>(mostBytes);
  readonly #rendering = new Map<string, Promise<KeptPage | null>>();

  constructor(version: { readonly current: number | null }) {
    this.#version = version;
  }

  /** The page of a key, kept or rendered. A redirection or a failure is rendered for each who asks. */
  async page(key: string, render: () => Promise<Response>): Promise<Rendered> {
    const version = this.#version.current;
    if (version === null || key.length > longestKey) return { once: await render() };
    const copy = this.#copies.get(key);
    const age = copy?.version === version ? Date.now() - copy.madeAt : Number.POSITIVE_INFINITY;
    if (copy && age < freshFor) return { kept: copy };
    const slot = `${version} ${key}`;
    const running = this.#rendering.get(slot);
    if (copy && age < givenFor) {
      // A failure is told to those who ask when the copy no longer stands in for the page.
      if (!running) void this.#render(slot, key, version, render).catch(() => undefined);
      return { kept: copy };
    }
    if (running) {
      const kept = await running;
      return kept ? { kept } : { once: await render() };
    }
    return this.#render(slot, key, version, render);
  }

  async #render(slot: string, key: string, version: number, render: () => Promise<Response>): Promise<Rendered> {
    const { promise, resolve } = Promise.withResolvers<KeptPage | null>();
    this.#rendering.set(slot, promise);
    let kept: KeptPage | null = null;
    try {
      const answer = await render();
      if (!mayBeKept(answer)) return { once: answer };
      kept = await keptPage(answer);
      this.#copies.set(key, { ...kept, version, madeAt: Date.now(), bytes: kept.body.bytes });
      return { kept };
    } finally {
      this.#rendering.delete(slot);
      resolve(kept);
    }
  }
}

function mayBeKept({ status, headers }: Response): boolean {
  const allowed = headers.get('cache-control') ?? '';
  return status === 200 && /\bpublic\b/.test(allowed) && /\bno-cache\b/.test(allowed) && !headers.has('set-cookie');
}

async function keptPage(answer: Response): Promise<KeptPage> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(([name]) => name !== 'content-length');
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { headers, body: new EncodedBody(body), etag };
}
