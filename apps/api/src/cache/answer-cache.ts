import type { CallName } from '@obsidiana/contract';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { BoundedCache } from './bounded-cache.ts';
import type { CatalogueVersion } from './catalogue-version.ts';
import { EncodedBody } from './encoded.ts';

const mostBytes = 24 * 1024 * 1024;
const longestKey = 1_000;

const minute = 60_000;
/**
 * The calls whose answer depends on nothing but their address and the catalogue's version, and how long a copy holds, in
 * milliseconds. Those that tell a stock are soon old: a promise of pieces runs out without a change in the database.
 */
const kept: Partial<Record<CallName, number>> = {
  config: minute,
  countries: minute,
  homeBanners: minute,
  homePosts: minute,
  legalText: minute,
  headerCategories: minute,
  homeCategories: minute,
  categoryDetail: minute,
  searchProducts: 2_000,
  suggestions: minute,
  homeProducts: 2_000,
  otherProducts: 2_000,
  productDetail: 2_000,
};

interface Copy {
  readonly version: number;
  readonly endsAt: number;
  readonly body: EncodedBody;
  readonly bytes: number;
}

/** An answer that is being computed, for those who ask the same meanwhile. */
interface Pending {
  readonly key: string;
  readonly version: number;
  readonly copy: Promise<Copy | null>;
  readonly done: (copy: Copy | null) => void;
}

/** Copies of public answers, in the memory of this process. What comes with a token passes it by. */
export class AnswerCache {
  readonly #version: CatalogueVersion;
  readonly #copies = new BoundedCache<Copy>(mostBytes);
  readonly #pending = new Map<string, Pending>();
  readonly #computing = new WeakMap<FastifyRequest, Pending>();

  constructor(version: CatalogueVersion) {
    this.#version = version;
  }

  /** The hooks of a call's route; none for a call that is not kept. */
  hooksOf(name: CallName): Pick<RouteShorthandOptions, 'onRequest' | 'onSend' | 'onResponse'> {
    const holds = kept[name];
    if (holds === undefined) return {};
    return {
      onRequest: async (request, reply) => {
        const version = this.#version.current;
        const key = request.url;
        if (version === null || request.method !== 'GET' || request.headers.authorization || key.length > longestKey)
          return undefined;
        const known = this.#known(key, version);
        if (!known) {
          this.#begin(request, key, version);
          return undefined;
        }
        const copy = await known;
        return copy ? this.#send(request, reply, copy) : undefined;
      },
      onSend: async (request, reply, payload) => {
        const pending = this.#computing.get(request);
        if (!pending || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
        const body = new EncodedBody(Buffer.from(payload));
        const copy = { version: pending.version, endsAt: Date.now() + holds, body, bytes: body.bytes };
        this.#copies.set(pending.key, copy);
        this.#end(request, copy);
        return this.#encode(request, reply, copy);
      },
      // Refusals, failures and broken connections have made no copy.
      onResponse: async (request) => this.#end(request, null),
    };
  }

  /** Without a wait in between, so that of those who ask at once only the first one begins. */
  #known(key: string, version: number): Copy | Promise<Copy | null> | undefined {
    const copy = this.#copies.get(key);
    if (copy && copy.version === version && copy.endsAt > Date.now()) return copy;
    const pending = this.#pending.get(key);
    return pending?.version === version ? pending.copy : undefined;
  }

  #begin(request: FastifyRequest, key: string, version: number): void {
    const { promise, resolve } = Promise.withResolvers<Copy | null>();
    const pending = { key, version, copy: promise, done: resolve };
    this.#pending.set(key, pending);
    this.#computing.set(request, pending);
  }

  #end(request: FastifyRequest, copy: Copy | null): void {
    const pending = this.#computing.get(request);
    if (!pending) return;
    this.#computing.delete(request);
    if (this.#pending.get(pending.key) === pending) this.#pending.delete(pending.key);
    pending.done(copy);
  }

  async #send(request: FastifyRequest, reply: FastifyReply, copy: Copy): Promise<FastifyReply> {
    reply.header('content-type', 'application/json; charset=utf-8');
    return reply.send(await this.#encode(request, reply, copy));
  }

  async #encode(request: FastifyRequest, reply: FastifyReply, { body: forms }: Copy): Promise<Buffer> {
    const { body, encoding } = await forms.for(request.headers['accept-encoding']);
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    return body;
  }
}
