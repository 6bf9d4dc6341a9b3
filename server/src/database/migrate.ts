import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const folder = fileURLToPath(new URL('migrations', import.meta.url));
/** Any number; all processes of ours take the same advisory lock. */
const lock = 7_462_001;

type Migration = { name: string; text: string; checksum: string };

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
 * Brings the database to this version: each missing migration in a transaction of its own, one process at a time.
 * Throws a sentence when the database is newer than this version, or when an applied migration was changed.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const ours = readMigrations();
    refuseStrangers(applied, ours);
    const missing = ours.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) await apply(client, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {});
    client.release();
  }
}

function refuseStrangers(applied: ReadonlyMap<string, string>, ours: readonly Migration[]): void {
  const known = new Map(ours.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
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
}

async function apply(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (fault) {
    await client.query('rollback');
    throw new Error(`The migration ${name} could not be applied: ${(fault as Error).message}`, { cause: fault });
  }
}

/** Whether this version's migrations are all in; what readiness asks. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  return readMigrations().every((migration) => applied.has(migration.name));
}
