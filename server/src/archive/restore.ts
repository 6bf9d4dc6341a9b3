import type pg from 'pg';
import { migrationLock, readMigrations } from '../database/migrate.ts';
import { StartFault } from '../start-fault.ts';
import { typed } from '../typed.ts';
import { readArchive } from './archive-file.ts';
import type { Told } from './dump.ts';
import { load, planFor } from './load.ts';
import { unmakeEmpty } from './unmake-empty.ts';
import { within } from './within.ts';

/**
 * Restores a backup into an empty database and migrates it to this version, in one transaction. The
 * archive is read completely before the database is changed. Throws a StartError when the restore
 * is not possible.
 */
export async function restore(client: pg.ClientBase, file: string, told: (step: Told) => void): Promise<void> {
  const manifest = await readArchive(file);
  if (manifest.kind !== 'backup') {
    throw new StartFault(`This archive is an export of the content: ${typed('import', 'FILE')} takes it.`);
  }
  const plan = planFor(manifest, readMigrations());
  await within(client, async () => {
    // Prevents a concurrent migration.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await unmakeEmpty(client);
    await load(client, { file, manifest, told }, plan);
  });
  await client.query('analyze');
}
