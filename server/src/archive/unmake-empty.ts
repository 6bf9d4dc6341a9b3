import { StartFault } from '../start-fault.ts';
import { type Asked, tablesOf } from './catalog.ts';
import { namesMade } from './names-made.ts';
import { isKept } from './tables.ts';

/**
 * Drops our own empty tables, so that an archive can create them in its version. Throws a
 * StartError when the database has rows of ours or other tables.
 */
export async function unmakeEmpty(client: Asked): Promise<void> {
  const ours = namesMade();
  const tables = [...(await tablesOf(client)).keys()];
  const strange = tables.filter((name) => !ours.tables.has(name));
  if (strange.length > 0) {
    throw new StartFault(`The database has tables that are not of Fourfold (${strange.join(', ')}). ${emptyOnly}`);
  }
  if (tables.length === 0) return;
  await client.query(`lock table ${quoted(tables)} in access exclusive mode`);
  for (const table of tables.filter(isKept)) {
    if (await hasRows(client, table)) throw new StartFault(`The database has ${table} already. ${emptyOnly}`);
  }
  await client.query(`drop table ${quoted(tables)} cascade`);
  for (const name of ours.functions) await client.query(`drop function if exists "${name}" cascade`);
}

const emptyOnly =
  'A restore needs an empty database, so that nothing is overwritten: name another one by DATABASE_URL, or another ' +
  'folder by DATA_DIR.';

/** The settings always have one row; it counts only if a setting was changed. */
const isSet = `"introduction_video" <> '[]' or "sat_percentile_score" <> '[]' or "act_percentile_score" <> '[]'`;

async function hasRows(client: Asked, table: string): Promise<boolean> {
  const where = table === 'settings' ? `where ${isSet}` : '';
  const { rows } = await client.query<{ some: boolean }>(`select exists (select from "${table}" ${where}) as some`);
  return rows[0]?.some === true;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
