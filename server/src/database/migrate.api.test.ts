import { afterEach, expect, it } from 'vitest';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';
import { applyMigration, dueMigrations, isMigrated, migrate, readMigrations } from './migrate.ts';
import { testDatabase } from './test-cluster.ts';

let drop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await drop?.();
  drop = undefined;
});

async function aDatabase() {
  const database = await testDatabase();
  drop = database.drop;
  return database;
}

it('applies each migration once, however many processes start at the same moment', async () => {
  const { pool } = await aDatabase();
  await pool.query('drop schema public cascade; create schema public');
  const applied = await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
  expect(applied.flat()).toEqual(readMigrations().map((migration) => migration.name));
});

it('rolls back a migration that fails', async () => {
  const { pool } = await aDatabase();
  await pool.query('drop schema public cascade; create schema public');
  // A later statement of the second migration fails, because its table exists already.
  await pool.query('create table questions (id int)');
  await expect(migrate(pool)).rejects.toThrow(/^The migration 0002_content.sql could not be applied: /);
  const { rows } = await pool.query("select to_regclass('topics') as topics, to_regclass('users') as users");
  expect(rows[0]).toEqual({ topics: null, users: 'users' });
});

it('refuses a database that a newer version has changed', async () => {
  const { pool } = await aDatabase();
  await pool.query("insert into migrations (name, checksum) values ('9999_future.sql', 'x')");
  await expect(migrate(pool)).rejects.toThrow(/9999_future.sql, which this version does not know/);
});

it('refuses a migration that was changed after it had been applied', async () => {
  const { pool } = await aDatabase();
  await pool.query("update migrations set checksum = 'x' where name = '0001_people.sql'");
  await expect(migrate(pool)).rejects.toThrow(/0001_people.sql was changed/);
});

it('is applied although another transaction uses its tables in another order', async () => {
  const { pool, db } = await aDatabase();
  await pool.query('drop schema public cascade; create schema public');
  const isContract = ({ name }: { name: string }) => name.endsWith('.contract.sql');
  for (const migration of readMigrations()) if (!isContract(migration)) await applyMigration(pool, migration);
  const other = await pool.connect();
  await other.query('begin; select from sessions');
  const applied = migrate(pool, { contract: true });
  await expect.poll(() => waitingForLocks(db)).toBe(1);
  // The migration has locked `topics` and waits for `sessions`. That with the shorter timeout is rolled back.
  await other.query("set local deadlock_timeout = '1min'");
  await other.query('select from topics; commit');
  other.release();
  expect(await applied).toEqual(
    readMigrations()
      .filter(isContract)
      .map(({ name }) => name),
  );
});

it('a contracting migration waits for one of the next release', () => {
  const due = (...names: string[]) => dueMigrations(names.map((name) => ({ name }))).map(({ name }) => name);
  expect(due('0001_a.sql', '0002_b.contract.sql', '0003_c.contract.sql')).toEqual(['0001_a.sql']);
  expect(due('0002_b.contract.sql', '0003_c.contract.sql')).toEqual([]);
  expect(due('0002_b.contract.sql', '0003_c.contract.sql', '0004_d.sql')).toEqual([
    '0002_b.contract.sql',
    '0003_c.contract.sql',
    '0004_d.sql',
  ]);
});

it('a running process stays ready when a newer version has migrated the database, and is not without its own', async () => {
  const { pool } = await aDatabase();
  await pool.query("insert into migrations (name, checksum) values ('9999_future.sql', 'x')");
  expect(await isMigrated(pool)).toBe(true);
  await pool.query("delete from migrations where name = '0021_skills.sql'");
  expect(await isMigrated(pool)).toBe(false);
});
