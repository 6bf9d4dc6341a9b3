import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMigration, dueMigrations, migrate, readMigrations } from './database/migrate.ts';
import { testDatabase } from './database/test-cluster.ts';
import { aProduct, type Product, stopProcess, waitForExit, waitForOutput } from './testing/product.ts';

let product: Product;
let database: Awaited<ReturnType<typeof testDatabase>>;
let env: Record<string, string>;
beforeEach(async () => {
  product = await aProduct();
  database = await testDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  const { host, user, database: name } = database.config;
  env = { DATABASE_URL: `postgresql://${user}@/${name}?host=${host}`, NODE_ENV: 'production', MAIL: 'outbox' };
});
afterEach(async () => {
  await product.remove();
  await database.drop();
});

const applied = async () => {
  const { rows } = await database.pool.query<{ name: string }>('select name from migrations order by name collate "C"');
  return rows.map(({ name }) => name);
};
const all = dueMigrations(readMigrations()).map(({ name }) => name);

it('the start after one that was killed during a migration completes the migration', async () => {
  const { pool } = database;
  const last = all.indexOf('0010_seeing.sql');
  for (const migration of readMigrations().slice(0, last)) await applyMigration(pool, migration);
  // The migration creates an index on this table, and waits for its lock.
  const holder = await pool.connect();
  await holder.query('begin; lock table practice_events in row exclusive mode');
  const killed = product.run('main.ts', [], env);
  const waiting = `select pid from pg_locks where relation = 'practice_events'::regclass and not granted`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await stopProcess(killed.child, 'SIGKILL');
  expect(await applied()).toEqual(all.slice(0, last));

  const again = product.run('main.ts', [], env);
  await holder.query('commit');
  holder.release();
  await waitForOutput(again, 'Ctrl-C stops it.');
  expect(again.errorOutput()).toBe('');
  expect(await applied()).toEqual(all);
  expect((await fetch(`http://127.0.0.1:${product.ports[0]}/health`)).status).toBe(200);
  expect(await stopProcess(again.child, 'SIGTERM')).toBe(0);
});

it('a table that was created by hand is named, and nothing is migrated until it is removed', async () => {
  const { pool } = database;
  await pool.query('create table questions (id int); insert into questions values (4)');
  const refused = product.run('main.ts', [], env);
  expect(await waitForExit(refused)).toEqual([1, refused.errorOutput()]);
  expect(refused.errorOutput()).toBe(
    'The migration 0002_content.sql could not be applied: relation "questions" already exists. No migration made ' +
      'that, so somebody did by hand. Nothing was changed: remove it if nothing in it is needed, or restore a backup ' +
      'into an empty database; then start again.\n',
  );
  expect((await pool.query('select id from questions')).rows).toEqual([{ id: 4 }]);

  await pool.query('drop table questions');
  const mended = await product.start(env);
  expect(await applied()).toEqual(all);
  expect(await stopProcess(mended.child, 'SIGTERM')).toBe(0);
});

it('a connection lost during a migration is reported, and the next start completes the migration', async () => {
  const { pool } = database;
  const holder = await pool.connect();
  await holder.query('begin; create table topics (id int)');
  // The second migration creates a table of this name, and waits for the open transaction.
  const losing = migrate(pool);
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  const { rows } = await pool.query<{ pid: number }>(waiting);
  // Attached before the connection ends, so that the rejection is always handled.
  const refused = expect(losing).rejects.toThrow(
    'The migration 0002_content.sql could not be applied: terminating connection due to administrator command. ' +
      'Nothing of it was kept.',
  );
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await refused;
  await holder.query('rollback');
  holder.release();
  await migrate(pool);
  expect(await applied()).toEqual(all);
});
