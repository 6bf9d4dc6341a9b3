import type pg from 'pg';
import { commandLine } from '../command-line.ts';
import { migrationLock, readMigrations } from '../database/migrate.ts';
import { StartError } from '../start-error.ts';
import { readArchive } from './archive-file.ts';
import { checkRevisions } from './check-revisions.ts';
import { dropEmptyTables } from './drop-empty-tables.ts';
import type { TableCount } from './dump.ts';
import { load, planFor } from './load.ts';
import { inClientTransaction } from './with-client.ts';

/**
 * Restores a backup into an empty database and migrates it to this version, in one transaction. The archive is read
 * completely before the database is changed. Throws a StartError when the restore is not possible.
 */
export async function restore(client: pg.ClientBase, file: string, onTable: (step: TableCount) => void): Promise<void> {
  const manifest = await readArchive(file);
  if (manifest.kind !== 'backup') {
    throw new StartError(`This archive is an export of the content: ${commandLine('import', 'FILE')} takes it.`);
  }
  const plan = planFor(manifest, readMigrations());
  await inClientTransaction(client, async () => {
    // Prevents a concurrent migration.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await dropEmptyTables(client);
    await load(client, { file, manifest, onTable }, plan);
    await checkRevisions(client);
  });
  await client.query('analyze');
}
