import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { isTransactionLost } from './sql-state.ts';

const folder = fileURLToPath(new URL('migrations', import.meta.url));
/** An arbitrary number. All processes of ours use the same advisory lock. */
export const migrationLock = 7_462_001;

export type Migration = { name: string; text: string; checksum: string };

/** The migrations of this version, in order. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Applies each missing migration in a transaction of its own; one process at a time. Returns the names of the applied
 * migrations. Throws when the database is newer than this version, or when an applied migration was changed.
 * `contract`: also those that a running process of the release before does not survive.
 */
export async function migrate(pool: pg.Pool, { contract = false } = {}): Promise<string[]> {
  const client = await pool.connect();
  try {
    // No timeout: waiting for another process that migrates and rewriting a table may take long.
    await client.query('set statement_timeout to 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await appliedMigrations(client);
    const missing = missingMigrations(applied, readMigrations());
    // No release before uses a new database.
    const due = contract || applied.length === 0 ? missing : dueMigrations(missing);
    for (const migration of due) await applyInTransaction(client, migration);
    return due.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
}

type Queryable = Pick<pg.ClientBase, 'query'>;

/** The migrations that were applied to a database, in order. */
export async function appliedMigrations(client: Queryable): Promise<Omit<Migration, 'text'>[]> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('migrations') is not null as there");
  if (!rows[0]?.there) return [];
  return (await client.query('select name, checksum from migrations order by name collate "C"')).rows;
}

/** Migrations of this version that were not applied. Throws for an unknown or a changed migration in the database. */
export function missingMigrations(
  applied: readonly Omit<Migration, 'text'>[],
  ours: readonly Migration[],
): Migration[] {
  const known = new Map(ours.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of applied) {
    const own = known.get(name);
    if (own === undefined) {
      throw new Error(
        `The database has the migration ${name}, which this version does not know; start a newer version`,
      );
    }
    if (own !== checksum) {
      throw new Error(`The migration ${name} was changed after it had been applied; add a new one instead`);
    }
  }
  const names = new Set(applied.map(({ name }) => name));
  return ours.filter(({ name }) => !names.has(name));
}

/**
 * The missing migrations to apply at a start. A name that ends in `.contract.sql` removes what the release before still
 * uses. It has the highest number of its release, and waits for a migration of the next one.
 */
export function dueMigrations<M extends Pick<Migration, 'name'>>(missing: readonly M[]): M[] {
  const isContract = ({ name }: M) => name.endsWith('.contract.sql');
  const last = missing.findLastIndex((migration) => !isContract(migration));
  return missing.slice(0, last + 1);
}

/** Running processes use the tables in another order: PostgreSQL may roll back a migration to resolve a deadlock. */
const maxAttempts = 20;

async function applyInTransaction(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin');
    try {
      await applyMigration(client, migration);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (attempt === maxAttempts || !isTransactionLost((error as Error).cause)) throw error;
    }
  }
}

/** Applies one migration in the current transaction. */
export async function applyMigration(client: Queryable, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    await client.query(text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    throw new Error(`The migration ${name} could not be applied: ${message}. ${advice[code] ?? nothingChanged}`, {
      cause: error,
    });
  }
}

const nothingChanged = 'Nothing of it was kept.';
const leftover =
  'No migration made that, so somebody did by hand. Nothing was changed: remove it if nothing in it is needed, or ' +
  'restore a backup into an empty database; then start again.';

/** By SQLSTATE: table, column, type or index, function or schema exists already; disk full. */
const advice: Readonly<Record<string, string>> = {
  '42P07': leftover,
  '42701': leftover,
  '42710': leftover,
  '42723': leftover,
  '42P06': leftover,
  '53100': `The disk of the database is full. ${nothingChanged} Make room, then start again.`,
};

/**
 * Whether every migration that this version needs was applied; a condition of readiness. Newer ones do not matter: a
 * running process stays ready when the next release migrates the database.
 */
export async function isMigrated(pool: Queryable): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  return dueMigrations(readMigrations().filter(({ name }) => !applied.has(name))).length === 0;
}
