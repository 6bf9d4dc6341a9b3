import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { StartError } from '../start-error.ts';

type Command = (database: OpenDatabase, signal: AbortSignal) => Promise<void>;

/** 128 plus the number of the signal, as in shells. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a command on the configured database. Of a StartError only the message is printed. Ctrl-C aborts `signal` and
 * closes the database, so that the command cleans up and ends. A second Ctrl-C ends the process at once.
 */
export async function withDatabase(
  command: Command,
  { skipMigrations = false }: { skipMigrations?: boolean } = {},
): Promise<void> {
  const stop = new AbortController();
  for (const [name, code] of Object.entries(exitCodes)) {
    process.once(name, () => {
      process.exitCode = code;
      stop.abort();
    });
  }
  try {
    // Commands send no mail, so mail need not be configured.
    const read = readConfig({ ...process.env, MAIL: 'outbox' });
    if ('errors' in read) throw new StartError(read.errors.join('\n'));
    await runOn(await openDatabase({ ...read.config, skipMigrations }), command, stop.signal);
  } catch (error) {
    // An error caused by the abort is expected.
    if (stop.signal.aborted) return;
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

async function runOn(database: OpenDatabase, command: Command, signal: AbortSignal): Promise<void> {
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= database.close();
    return closing;
  };
  signal.addEventListener('abort', () => void close());
  try {
    signal.throwIfAborted();
    await command(database, signal);
  } finally {
    await close();
  }
}
