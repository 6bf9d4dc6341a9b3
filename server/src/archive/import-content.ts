import pg from 'pg';
import { appliedTo, missingFrom, readMigrations } from '../database/migrate.ts';
import { StartFault } from '../start-fault.ts';
import { typed } from '../typed.ts';
import { readArchive } from './archive-file.ts';
import { type Asked, tablesOf } from './catalog.ts';
import { checkTables } from './check-tables.ts';
import { compileContent } from './compile-content.ts';
import type { Told } from './dump.ts';
import { tableWithContent } from './has-content.ts';
import { load, planFor } from './load.ts';
import { type ContentTable, contentTables, withoutAccounts } from './tables.ts';
import { within } from './within.ts';

/** The schema in which an archive is loaded, migrated and checked before its rows are copied. */
const aside = '"fourfold_incoming"';

/**
 * Imports an export into a database without content, in one transaction; accounts may exist
 * already. The archive is read completely before the database is changed. Returns the formulas that
 * cannot be compiled, each with its location. Throws a StartError when the import is not possible.
 */
export async function importContent(
  client: pg.ClientBase,
  file: string,
  told: (step: Told) => void,
): Promise<string[]> {
  const manifest = await readArchive(file);
  if (manifest.kind !== 'content')
    throw new StartFault(`This archive is a backup: ${typed('restore', 'FILE')} takes it.`);
  const ours = readMigrations();
  const plan = planFor(manifest, ours);
  const uncompiled = await within(client, async () => {
    if (missingFrom(await appliedTo(client), ours).length > 0) throw new Error('the database is not migrated');
    const { rows } = await client.query<{ schema: string }>('select quote_ident(current_schema()) as schema');
    const home = rows[0]?.schema ?? '';
    await client.query(`create schema ${aside}`);
    await client.query(`set local search_path to ${aside}`);
    await load(client, { file, manifest, told }, plan);
    await checkTables(client);
    const found = await compileContent(client);
    // Checked here, because these tables are dropped before the commit.
    await client.query('set constraints all immediate');
    await client.query(`set local search_path to ${home}`);
    await takeOver(client);
    await client.query(`drop schema ${aside} cascade`);
    return found;
  });
  await client.query('analyze');
  return uncompiled;
}

async function takeOver(client: Asked): Promise<void> {
  const tables = await tablesOf(client);
  await client.query(`lock table ${contentTables.join(', ')} in share row exclusive mode`);
  const full = await tableWithContent(client);
  if (full) throw new StartFault(`The database has ${full} already. ${elsewhere}`);
  for (const name of contentTables) {
    const columns = (tables.get(name)?.columns ?? []).map((column) => column.name);
    const taken = withoutAccounts(name, columns).map((column) => pg.escapeIdentifier(column));
    if (name === 'settings') await client.query('delete from settings');
    await insertInto(client, name, taken.join(', '));
  }
}

async function insertInto(client: Asked, name: ContentTable, columns: string): Promise<void> {
  const otherwise = name === 'media' ? 'on conflict do nothing' : '';
  try {
    await client.query(`insert into ${name} (${columns}) select ${columns} from ${aside}.${name} ${otherwise}`);
  } catch (fault) {
    // 23505: a hard-deleted exam with the same id is still stored for its title.
    if ((fault as { code?: string }).code !== '23505') throw fault;
    throw new StartFault(`The database still has ${name} of the archive, deleted for good. ${elsewhere}`);
  }
}

const elsewhere =
  'An archive goes into a database without content, so that nothing is overwritten: name another one by ' +
  'DATABASE_URL, or another folder by DATA_DIR.';
