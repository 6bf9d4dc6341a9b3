import type pg from 'pg';
import { appliedMigrations, missingMigrations, readMigrations } from '../database/migrate.ts';
import { StartError } from '../start-error.ts';
import { type Queryable, type Table, tablesOf } from './catalog.ts';
import {
  authoredConditions,
  type ContentTable,
  contentTables,
  isInBackup,
  withoutAccounts,
} from './exported-tables.ts';
import { imagesOf } from './images.ts';
import { type ArchiveKind, manifestBytes, manifestName } from './manifest.ts';
import { namesInMigrations } from './migration-names.ts';
import { type RowSource, rowsOf } from './table-rows.ts';
import type { ArchiveEntry } from './tar.ts';

export type TableCount = { table: string; rows: number };
type DumpOptions = { kind: ArchiveKind; now: Date; onTable(step: TableCount): void };

/**
 * Yields the entries of an archive, from one consistent snapshot of the database. The client must not be used for
 * anything else meanwhile. If the iteration is not completed, the caller closes the client.
 */
export async function* dump(client: pg.ClientBase, { kind, now, onTable }: DumpOptions): AsyncGenerator<ArchiveEntry> {
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
    onTable({ table: source.table, rows });
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
  const ours = namesInMigrations().tables;
  const names = [...(await tablesOf(client)).keys()].filter((name) => ours.has(name));
  await client.query(`set timezone to 'UTC'; set statement_timeout to 0; set idle_in_transaction_session_timeout to 0`);
  await client.query('begin isolation level repeatable read, read only');
  if (names.length > 0)
    await client.query(`lock table ${names.map((name) => `"${name}"`).join(', ')} in access share mode`);
}

async function migrationsOf(client: Queryable) {
  const applied = await appliedMigrations(client);
  if (applied.length === 0) throw new StartError('The database is empty: there is nothing to take out of it.');
  try {
    missingMigrations(applied, readMigrations());
  } catch (error) {
    throw new StartError((error as Error).message);
  }
  return applied;
}

function sourcesOf(kind: ArchiveKind, tables: ReadonlyMap<string, Table>): RowSource[] {
  const columnsOf = (table: Table) =>
    table.columns.map(({ name }) => name).filter((name) => !isStoredAsFile(table.name, name));
  if (kind === 'backup') {
    // A table that is not ours could not be restored.
    const ours = namesInMigrations().tables;
    const saved = [...tables.values()].filter(({ name }) => ours.has(name) && isInBackup(name));
    return saved.map((table) => ({ table: table.name, columns: columnsOf(table) }));
  }
  return contentTables.flatMap((name) => {
    const table = tables.get(name);
    return table ? [contentSource(name, table, columnsOf(table))] : [];
  });
}

/** Sorted by key, so that the same content gives the same archive. */
function contentSource(name: ContentTable, { key }: Table, columns: readonly string[]): RowSource {
  const where = authoredConditions[name];
  return { table: name, columns: withoutAccounts(name, columns), orderBy: key, ...(where && { where }) };
}

/** Whether the column is saved as a separate file: the bytes of an image. */
function isStoredAsFile(table: string, column: string): boolean {
  return table === 'media' && column === 'bytes';
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** `   2,290  questions` */
export function printRows({ table, rows }: TableCount): void {
  if (rows > 0) console.log(`${rows.toLocaleString('en-US').padStart(12)}  ${table}`);
}
