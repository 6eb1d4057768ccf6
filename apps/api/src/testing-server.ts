import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from './db/database.ts';
import { type Embedded, startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './seed/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a database whose user may make others. */
    adminUrl: string;
    /** Databases that tests are copied from. */
    templates: { readonly empty: string; readonly seeded: string };
  }
}

/** One server per run, or that of DATABASE_URL, with a migrated and a seeded database to copy from. */
export default async function openServer(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.DATABASE_URL;
  const dataDir = await mkdtemp(join(tmpdir(), 'obsidiana-api-'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const embedded: Embedded = external
    ? { url: external, stop: async () => {} }
    : await startEmbedded({ dataDir, settings });

  const admin = connect(embedded.url, 1);
  const templates = { empty: `empty_${process.pid}`, seeded: `seeded_${process.pid}` };
  await admin.$client.query(`create database ${templates.empty}`);
  await within(embedded.url, templates.empty, migrate);
  await admin.$client.query(`create database ${templates.seeded} template ${templates.empty}`);
  await within(embedded.url, templates.seeded, seed);

  project.provide('adminUrl', embedded.url);
  project.provide('templates', templates);
  return async () => {
    for (const name of Object.values(templates)) await admin.$client.query(`drop database if exists ${name}`);
    await admin.$client.end();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function within(url: string, name: string, work: (db: ReturnType<typeof connect>) => Promise<unknown>) {
  const db = connect(databaseUrl(url, name), 2);
  try {
    await work(db);
  } finally {
    await db.$client.end();
  }
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
