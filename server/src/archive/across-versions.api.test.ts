import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type BundledServer, startBundled } from '../database/bundled/start.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { archiveFolder, restoreInto } from './testing/archives.ts';
import { rowsByTable } from './testing/databases.ts';
import { addEdgeCases } from './testing/edge-cases.ts';

const archives = archiveFolder();
const endings: (() => unknown)[] = [() => archives.remove()];
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

/** Starts the bundled PostgreSQL, even if PG_BIN names another one for this run. */
async function bundledServer(): Promise<BundledServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fourfold-other-'));
  chmodSync(dataDir, 0o755);
  endings.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const { PG_BIN: _, ...env } = process.env;
  const bundled = await startBundled({ dataDir, settings: { autovacuum: 'off', fsync: 'off' }, env });
  endings.push(() => bundled.stop());
  return bundled;
}

function connected(config: pg.PoolConfig) {
  const connection = connect(config, { size: 2 });
  endings.push(() => connection.close());
  return connection;
}

async function versionOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return Number.parseInt(rows[0]?.server_version ?? '', 10);
}

it('a backup from the bundled PostgreSQL 18, restored into a 15 and back, is identical', async ({ skip }) => {
  if (!process.env.PG_BIN) skip('it needs a 15 beside the bundled one: npm run test:pg15 has both');
  const bundled = await bundledServer();
  const source = connected(bundled.connection);
  const away = await testDatabase();
  endings.push(() => away.drop());
  expect([await versionOf(source.pool), await versionOf(away.pool)]).toEqual([18, 15]);
  await source.pool.query('create database back');
  const back = { ...bundled.connection, database: 'back' };

  await migrate(source.pool);
  await addEdgeCases(source.db);
  await restoreInto(away.config, await archives.save(bundled.connection, 'backup'));
  await restoreInto(back, await archives.save(away.config, 'backup'));

  const first = await comparableRows(source.pool);
  expect(first.get('practice_events')).toHaveLength(2);
  expect(await comparableRows(away.pool)).toEqual(first);
  expect(await comparableRows(connected(back).pool)).toEqual(first);
});

/** The rows without the tables that differ: sessions, which are not in a backup, migrations and the content clock. */
async function comparableRows(pool: pg.Pool): Promise<Map<string, string[]>> {
  const rows = await rowsByTable(pool);
  for (const table of ['sessions', 'session_tokens', 'migrations', 'content_clock', 'content_roots'])
    rows.delete(table);
  return rows;
}
