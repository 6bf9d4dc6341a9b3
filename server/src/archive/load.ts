import type pg from 'pg';
import { applyMigration, type Migration } from '../database/migrate.ts';
import { StartError } from '../start-error.ts';
import { readArchive } from './archive-file.ts';
import { type ForeignKey, foreignKeysOf, type Queryable, type Table, tablesOf } from './catalog.ts';
import type { TableCount } from './dump.ts';
import { loadImage, requireImages } from './images.ts';
import type { Manifest } from './manifest.ts';
import { loadRows, prepareLoading, type RowTarget } from './table-rows.ts';
import type { ArchiveEntry } from './tar.ts';

type LoadOptions = { file: string; manifest: Manifest; onTable(step: TableCount): void };

/**
 * Loads an archive into the current schema, which must have no tables: creates the tables of the
 * archive's version, loads the rows, and migrates to this version. Runs in the caller's
 * transaction. Throws a StartError for an invalid archive.
 */
export async function load(
  client: pg.ClientBase,
  { file, manifest, onTable }: LoadOptions,
  plan: MigrationPlan,
): Promise<void> {
  for (const migration of plan.before) await applyMigration(client, migration);
  const tables = await tablesOf(client);
  const targets = new Map(manifest.tables.map((named) => [named.name, targetOf(named, tables)]));
  const keys = await dropConstraints(client, [...targets.keys()]);
  await prepareLoading(client);
  const counts = new Map<string, number>();
  const loaded = await readArchive(file, async (entry) => {
    if (entry.name.startsWith('media/')) return await loadImage(client, manifest.kind, entry);
    const target = findTarget(entry, targets);
    const { name } = target.table;
    counts.set(name, (counts.get(name) ?? 0) + (await loadRows(client, target, entry.bytes)));
  });
  if (JSON.stringify(loaded) !== JSON.stringify(manifest))
    throw new StartError('The file was changed while it was read.');
  for (const [table, rows] of counts) onTable({ table, rows });
  if (targets.has('media')) await requireImages(client);
  await addConstraints(client, [...targets.values()], keys);
  for (const migration of plan.after) await applyMigration(client, migration);
}

/** The migrations that create the schema of an archive, and the newer ones. */
export type MigrationPlan = { before: Migration[]; after: Migration[] };

/** Plans how to migrate an archive. Throws a StartError when it was made by a newer version or another build. */
export function planFor({ migrations }: Manifest, ours: readonly Migration[]): MigrationPlan {
  for (const [at, { name, checksum }] of migrations.entries()) {
    const own = ours.find((migration) => migration.name === name);
    if (own === undefined) {
      throw new StartError(
        `The archive was made by a newer version of Fourfold (this one does not know ${name}): use that version.`,
      );
    }
    if (own.checksum !== checksum || ours[at] !== own) {
      throw new StartError(`The archive was made by another build of Fourfold (${name} differs): use that build.`);
    }
  }
  return { before: ours.slice(0, migrations.length), after: ours.slice(migrations.length) };
}

/** Names from an archive are used in SQL only if the schema has them. */
function targetOf({ name, columns }: Manifest['tables'][number], tables: ReadonlyMap<string, Table>): RowTarget {
  const table = tables.get(name);
  const unknownColumn = columns.find((column) => !table?.columns.some((own) => own.name === column));
  if (!table || unknownColumn !== undefined) {
    throw new StartError(`The archive was altered: its version has no ${table ? `${name}.${unknownColumn}` : name}.`);
  }
  return name === 'media' ? { table, columns, constants: { bytes: `''` } } : { table, columns };
}

function findTarget({ name }: ArchiveEntry, targets: ReadonlyMap<string, RowTarget>): RowTarget {
  const [, table = ''] = /^tables\/(\w+)\/\d{6}\.jsonl$/.exec(name) ?? [];
  const target = targets.get(table);
  if (!target) throw new StartError(`The archive was altered: ${name} does not belong to it.`);
  return target;
}

/**
 * Drops foreign keys and disables triggers: rows refer to rows that are loaded later, and the archive already contains
 * what the triggers wrote. Adding the keys again at the end checks all rows at once, which is faster.
 */
async function dropConstraints(client: Queryable, tables: readonly string[]): Promise<ForeignKey[]> {
  const keys = await foreignKeysOf(client);
  for (const { table, name } of keys) await client.query(`alter table "${table}" drop constraint "${name}"`);
  for (const table of tables) {
    await client.query(`alter table "${table}" disable trigger user`);
    // Removes rows that a migration inserted, such as the one of the settings.
    await client.query(`delete from "${table}"`);
  }
  return keys;
}

async function addConstraints(
  client: Queryable,
  targets: readonly RowTarget[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table } of targets) {
    await client.query(`alter table "${table.name}" enable trigger user`);
    for (const { name } of table.columns.filter(({ isIdentity }) => isIdentity)) {
      await client.query(`
        select setval(pg_get_serial_sequence('"${table.name}"', '${name}'), max("${name}")) from "${table.name}"
         having max("${name}") is not null`);
    }
  }
  for (const key of keys) await addKey(client, key);
}

async function addKey(client: Queryable, { table, name, definition }: ForeignKey): Promise<void> {
  try {
    await client.query(`alter table "${table}" add constraint "${name}" ${definition}`);
  } catch (error) {
    // 23503: a row refers to one that does not exist.
    if ((error as { code?: string }).code !== '23503') throw error;
    throw new StartError(`The archive was altered: rows of ${table} refer to what it has not (${name}).`);
  }
}
