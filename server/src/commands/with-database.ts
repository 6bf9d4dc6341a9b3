import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { StartFault } from '../start-fault.ts';

type Run = (database: OpenDatabase, signal: AbortSignal) => Promise<void>;

/** 128 and the signal's number, as shells count. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a command on the configured database; what it throws as a StartFault is said as the sentence it is. At Ctrl-C
 * the database closes under it and `signal` is given: it clears up after itself and ends. A second one doesn't wait.
 */
export async function withDatabase(run: Run, { asItIs = false }: { asItIs?: boolean } = {}): Promise<void> {
  const stop = new AbortController();
  for (const [name, code] of Object.entries(exitCodes)) {
    process.once(name, () => {
      process.exitCode = code;
      stop.abort();
    });
  }
  try {
    // Nothing is mailed by commands, so that mail need not be set up.
    const read = readConfig({ ...process.env, MAIL: 'outbox' });
    if ('faults' in read) throw new StartFault(read.faults.join('\n'));
    await runOn(await openDatabase({ ...read.config, asItIs }), run, stop.signal);
  } catch (error) {
    // What fails because it was stopped is no fault.
    if (stop.signal.aborted) return;
    console.error(error instanceof StartFault ? error.message : error);
    process.exitCode = 1;
  }
}

async function runOn(database: OpenDatabase, run: Run, signal: AbortSignal): Promise<void> {
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= database.close();
    return closing;
  };
  signal.addEventListener('abort', () => void close());
  try {
    signal.throwIfAborted();
    await run(database, signal);
  } finally {
    await close();
  }
}
