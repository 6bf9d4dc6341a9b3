import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { StartFault } from '../start-fault.ts';

/** Runs a command on the configured database; what it throws as a StartFault is said as the sentence it is. */
export async function withDatabase(
  run: (database: OpenDatabase) => Promise<void>,
  { asItIs = false }: { asItIs?: boolean } = {},
): Promise<void> {
  try {
    // Nothing is mailed by commands, so that mail need not be set up.
    const read = readConfig({ ...process.env, MAIL: 'outbox' });
    if ('faults' in read) throw new StartFault(read.faults.join('\n'));
    const database = await openDatabase({ ...read.config, asItIs });
    try {
      await run(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof StartFault ? error.message : error);
    process.exitCode = 1;
  }
}
