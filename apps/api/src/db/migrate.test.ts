import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import { countries } from '../content/tables.ts';
import { seed } from '../seed/seed.ts';
import { databaseUrl } from '../testing-server.ts';
import { connect } from './database.ts';
import { migrate } from './migrate.ts';

describe('migrate @API-9', () => {
  it('may be done by many processes at once, and again; so may the seeding', async () => {
    const admin = connect(inject('adminUrl'), 1);
    const name = `migrate_${process.pid}`;
    await admin.$client.query(`create database ${name}`);
    const processes = Array.from({ length: 6 }, () => connect(databaseUrl(inject('adminUrl'), name), 2));
    try {
      await Promise.all(processes.map(migrate));
      await Promise.all(processes.map((db) => seed(db, 'none')));
      const [db] = processes;
      if (!db) throw new Error('There is no process.');
      await migrate(db);
      const { rows } = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
      expect(rows).toEqual([{ applied: journal.entries.length }]);
      expect(await db.$count(countries)).toBe(250);
    } finally {
      await Promise.all(processes.map((db) => db.$client.end()));
      await admin.$client.query(`drop database ${name} with (force)`);
      await admin.$client.end();
    }
  });
});
