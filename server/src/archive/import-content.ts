import pg from 'pg';
import { commandLine } from '../command-line.ts';
import { beforeAllIds, reviseSomeStale } from '../content/revise-questions.ts';
import { inClient } from '../database/connect.ts';
import { isMigrated, readMigrations } from '../database/migrate.ts';
import { StartError } from '../start-error.ts';
import { readArchive } from './archive-file.ts';
import { type Queryable, type Table, tablesOf } from './catalog.ts';
import { checkRevisions } from './check-revisions.ts';
import { checkTables } from './check-tables.ts';
import { compileContent } from './compile-content.ts';
import type { TableCount } from './dump.ts';
import { type ContentTable, contentTables, startingRows, withoutAccounts } from './exported-tables.ts';
import { load, planFor } from './load.ts';
import { findTableWithContent } from './table-with-content.ts';
import { inClientTransaction } from './with-client.ts';

/** The schema in which an archive is loaded, migrated and checked before its rows are copied. */
const incomingSchema = '"fourfold_incoming"';

/**
 * Imports an export into a database without content, in one transaction; accounts may exist
 * already. The archive is read completely before the database is changed. Returns the formulas that
 * cannot be compiled, each with its location. Throws a StartError when the import is not possible.
 */
export async function importContent(
  client: pg.ClientBase,
  file: string,
  onTable: (step: TableCount) => void,
): Promise<string[]> {
  const manifest = await readArchive(file);
  if (manifest.kind !== 'content')
    throw new StartError(`This archive is a backup: ${commandLine('restore', 'FILE')} takes it.`);
  const ours = readMigrations();
  const plan = planFor(manifest, ours);
  const uncompiled = await inClientTransaction(client, async () => {
    if (!(await isMigrated(client))) throw new Error('the database is not migrated');
    const { rows } = await client.query<{ schema: string }>('select quote_ident(current_schema()) as schema');
    const ownSchema = rows[0]?.schema ?? '';
    await client.query(`create schema ${incomingSchema}`);
    await client.query(`set local search_path to ${incomingSchema}`);
    await load(client, { file, manifest, onTable }, plan);
    await checkTables(client);
    await checkRevisions(client);
    const notCompiled = await compileContent(client);
    // Checked here, because these tables are dropped before the commit.
    await client.query('set constraints all immediate');
    await client.query('set constraints all deferred');
    // This schema has every migration. The database may still have columns that only the release before uses.
    const tables = await tablesOf(client);
    await client.query(`set local search_path to ${ownSchema}`);
    await copyContent(client, tables);
    await reviseImported(client);
    await client.query('select announce_all_content()');
    await client.query(`drop schema ${incomingSchema} cascade`);
    return notCompiled;
  });
  await client.query('analyze');
  return uncompiled;
}

async function copyContent(client: Queryable, tables: ReadonlyMap<string, Table>): Promise<void> {
  await client.query(`lock table ${contentTables.join(', ')} in share row exclusive mode`);
  const occupied = await findTableWithContent(client);
  if (occupied) throw new StartError(`The database has ${occupied} already. ${advice}`);
  for (const name of Object.keys(startingRows).toReversed()) await client.query(`delete from ${name}`);
  for (const name of contentTables) {
    const columns = (tables.get(name)?.columns ?? []).map((column) => column.name);
    const copied = withoutAccounts(name, columns).map((column) => pg.escapeIdentifier(column));
    await insertInto(client, name, copied.join(', '));
  }
}

/**
 * The answers decide: an archive of before revisions gets its first ones, and one whose revisions are not those of its
 * answers another one.
 */
async function reviseImported(client: pg.ClientBase): Promise<void> {
  await client.query('update questions set revision = null where revision is not null');
  const db = inClient(client);
  let after: string | undefined = beforeAllIds;
  while (after !== undefined) after = (await reviseSomeStale(db, after)).at(-1);
}

async function insertInto(client: Queryable, name: ContentTable, columns: string): Promise<void> {
  const onConflict = name === 'media' ? 'on conflict do nothing' : '';
  try {
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from ${incomingSchema}.${name} ${onConflict}`,
    );
  } catch (error) {
    // 23505: a hard-deleted exam with the same id is still stored for its title.
    if ((error as { code?: string }).code !== '23505') throw error;
    throw new StartError(`The database still has ${name} of the archive, deleted for good. ${advice}`);
  }
}

const advice =
  'An archive goes into a database without content, so that nothing is overwritten: name another one by ' +
  'DATABASE_URL, or another folder by DATA_DIR.';
