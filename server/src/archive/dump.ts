import type pg from 'pg';
import { appliedTo, missingFrom, readMigrations } from '../database/migrate.ts';
import { StartFault } from '../start-fault.ts';
import { type Asked, type Table, tablesOf } from './catalog.ts';
import type { Entry } from './entry.ts';
import { imagesOf } from './images.ts';
import { type ArchiveKind, manifestBytes, manifestName } from './manifest.ts';
import { namesMade } from './names-made.ts';
import { rowsOf, type Source } from './rows.ts';
import { authored, type ContentTable, contentTables, isKept, withoutAccounts } from './tables.ts';

export type Told = { table: string; rows: number };
type Dump = { kind: ArchiveKind; now: Date; told(step: Told): void };

/**
 * Yields the entries of an archive, from one consistent snapshot of the database. The client must
 * not be used for anything else meanwhile. If the iteration is not completed, the caller closes the
 * client.
 */
export async function* dump(client: pg.ClientBase, { kind, now, told }: Dump): AsyncGenerator<Entry> {
  await begin(client);
  const migrations = await migrationsOf(client);
  const sources = sourcesOf(kind, await tablesOf(client));
  const tables = sources.map(({ table, columns }) => ({ name: table, columns: [...columns] }));
  yield { name: manifestName, bytes: manifestBytes({ kind, made_at: now.toISOString(), migrations, tables }) };
  for (const source of sources) {
    let [part, rows] = [0, 0];
    for await (const bytes of rowsOf(client, source)) {
      part += 1;
      rows += countLines(bytes);
      yield { name: `tables/${source.table}/${String(part).padStart(6, '0')}.jsonl`, bytes };
    }
    told({ table: source.table, rows });
  }
  if (tables.some(({ name }) => name === 'media')) yield* imagesOf(client);
  await client.query('commit');
}

/**
 * Begins the transaction. The tables are locked before the first query: after a migration rewrites
 * a table, a snapshot taken earlier would see it as empty. Only our tables are locked; others may
 * be locked or not permitted. The session's time zone determines the times in the JSON of rows.
 */
async function begin(client: pg.ClientBase): Promise<void> {
  const ours = namesMade().tables;
  const names = [...(await tablesOf(client)).keys()].filter((name) => ours.has(name));
  await client.query(`set timezone to 'UTC'; set statement_timeout to 0; set idle_in_transaction_session_timeout to 0`);
  await client.query('begin isolation level repeatable read, read only');
  if (names.length > 0)
    await client.query(`lock table ${names.map((name) => `"${name}"`).join(', ')} in access share mode`);
}

async function migrationsOf(client: Asked) {
  const applied = await appliedTo(client);
  if (applied.length === 0) throw new StartFault('The database is empty: there is nothing to take out of it.');
  try {
    missingFrom(applied, readMigrations());
  } catch (fault) {
    throw new StartFault((fault as Error).message);
  }
  return applied;
}

function sourcesOf(kind: ArchiveKind, tables: ReadonlyMap<string, Table>): Source[] {
  const columnsOf = (table: Table) => table.columns.map(({ name }) => name).filter((name) => !isFile(table.name, name));
  if (kind === 'backup') {
    // A table that is not ours could not be restored.
    const ours = namesMade().tables;
    const kept = [...tables.values()].filter(({ name }) => ours.has(name) && isKept(name));
    return kept.map((table) => ({ table: table.name, columns: columnsOf(table) }));
  }
  return contentTables.flatMap((name) => {
    const table = tables.get(name);
    return table ? [contentSource(name, table, columnsOf(table))] : [];
  });
}

/** Sorted by key, so that the same content gives the same archive. */
function contentSource(name: ContentTable, { key }: Table, columns: readonly string[]): Source {
  const where = authored[name];
  return { table: name, columns: withoutAccounts(name, columns), orderBy: key, ...(where && { where }) };
}

/** Whether the column is saved as a separate file: the bytes of an image. */
function isFile(table: string, column: string): boolean {
  return table === 'media' && column === 'bytes';
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) count += 1;
  return count;
}
