import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  type Body,
  type CallName,
  calls,
  type Failure,
  type Params,
  type Query,
} from '@obsidiana/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, inject } from 'vitest';
import { buildApi } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type Context, createContext } from './context.ts';
import { connect, type Database } from './db/database.ts';
import { databaseUrl } from './testing-server.ts';

type Parts<N extends CallName> = {
  readonly [P in 'query' | 'params' | 'body' as {
    query: Query<N>;
    params: Params<N>;
    body: Body<N>;
  }[P] extends undefined
    ? never
    : P]?: { query: Query<N>; params: Params<N>; body: Body<N> }[P];
};

/** What a call is sent with. */
export type Sent<N extends CallName> = Parts<N> & { readonly token?: string | undefined; readonly ip?: string };

/** What came back: reading `body` of a refusal, or `failure` of a 200, throws with what came instead. */
export interface Received<N extends CallName> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Answer<N>;
  readonly failure: Failure;
}

export interface TestShop {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly context: Context;
  readonly config: Config;
  /** Sends one call of the contract, without a socket. */
  call<N extends CallName>(name: N, sent?: Sent<N>): Promise<Received<N>>;
}

/**
 * A shop of its own for a test file, on a fresh database with nothing in it, or with the demonstration shop (`seeded`).
 * Call it at the top of the file, `const shop = await testShop()`: it is closed and its database dropped after the last test.
 * @param env settings as the environment gives them
 */
export async function testShop(
  options: { readonly seeded?: boolean; readonly env?: Record<string, string> } = {},
): Promise<TestShop> {
  const adminUrl = inject('adminUrl');
  const { empty, seeded } = inject('templates');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connect(adminUrl, 1);
  await admin.$client.query(`create database ${name} template ${options.seeded ? seeded : empty}`);

  const dataDir = await mkdtemp(join(tmpdir(), 'obsidiana-api-'));
  const url = databaseUrl(adminUrl, name);
  const config = readConfig({ RATE_LIMIT_FACTOR: '1000', ...options.env, DATA_DIR: dataDir, DATABASE_URL: url });
  const db = connect(url, 10);
  const context = createContext(config, db);
  const app = await buildApi(context);

  afterAll(async () => {
    await app.close();
    await db.$client.end();
    await admin.$client.query(`drop database ${name} with (force)`);
    await admin.$client.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  return { app, db, context, config, call: (name, sent) => call(app, name, sent) };
}

async function call<N extends CallName>(app: FastifyInstance, name: N, sent?: Sent<N>): Promise<Received<N>> {
  const { query, params, body, token, ip }: Loose = sent ?? {};
  const { method, path } = calls[name];
  const response = await app.inject({
    method,
    url: `/api${path.replaceAll(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(String(params?.[key])))}`,
    query: Object.fromEntries(
      Object.entries(query ?? {}).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, Array.isArray(value) ? value.map(String) : String(value)]],
      ),
    ),
    ...(ip && { remoteAddress: ip }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  });
  const { statusCode: status, headers } = response;
  return {
    status,
    headers,
    get body(): Answer<N> {
      if (status !== 200) throw new Error(`${name} answered ${status}: ${response.body}`);
      return response.json();
    },
    get failure(): Failure {
      if (status === 200) throw new Error(`${name} was not refused: ${response.body}`);
      return response.json();
    },
  };
}

interface Loose {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly token?: string | undefined;
  readonly ip?: string;
}
