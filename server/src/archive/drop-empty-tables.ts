import { StartError } from '../start-error.ts';
import { type Queryable, tablesOf } from './catalog.ts';
import { isInBackup, startingRows } from './exported-tables.ts';
import { namesInMigrations } from './migration-names.ts';

/**
 * Drops our own empty tables, so that an archive can create them in its version. Throws a
 * StartError when the database has rows of ours or other tables.
 */
export async function dropEmptyTables(client: Queryable): Promise<void> {
  const ours = namesInMigrations();
  const tables = [...(await tablesOf(client)).keys()];
  const unknownTables = tables.filter((name) => !ours.tables.has(name));
  if (unknownTables.length > 0) {
    throw new StartError(`The database has tables that are not of Fourfold (${unknownTables.join(', ')}). ${advice}`);
  }
  if (tables.length === 0) return;
  await client.query(`lock table ${quoted(tables)} in access exclusive mode`);
  for (const table of tables.filter(isInBackup)) {
    if (await hasRows(client, table)) throw new StartError(`The database has ${table} already. ${advice}`);
  }
  await client.query(`drop table ${quoted(tables)} cascade`);
  for (const name of ours.functions) await client.query(`drop function if exists "${name}" cascade`);
}

const advice =
  'A restore needs an empty database, so that nothing is overwritten: name another one by DATABASE_URL, or another ' +
  'folder by DATA_DIR.';

/** Rows of the migrations count only if they were changed since. */
async function hasRows(client: Queryable, table: string): Promise<boolean> {
  const where = Object.hasOwn(startingRows, table) ? startingRows[table as keyof typeof startingRows] : 'true';
  const { rows } = await client.query<{ some: boolean }>(
    `select exists (select from "${table}" where ${where}) as some`,
  );
  return rows[0]?.some === true;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
