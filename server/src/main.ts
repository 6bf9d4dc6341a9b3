import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { run } from './run.ts';
import { StartError } from './start-error.ts';

/** Milliseconds. */
const sameSignalMs = 500;
const appsFolder = fileURLToPath(new URL('../..', import.meta.url));

const read = readConfig(process.env);
if ('errors' in read) {
  for (const message of read.errors) console.error(message);
  process.exit(1);
}

const { config } = read;
const log = pino({
  level: config.logLevel ?? (process.stdout.isTTY && !config.production ? 'warn' : 'info'),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: withoutRows },
});
const say = (line: string) => console.log(line);
const stopping = new AbortController();
const forcing = new AbortController();
const starting = run({ config, log, say, appsFolder, signal: stopping.signal, forceStop: forcing.signal });
// Registered at once: a signal during the start stops the product when the start has completed.
stopOnSignal(async () => (await starting).stop());
await starting.catch(fail);

/**
 * The first signal lets running requests finish; a second one does not wait for them. A terminal signals the whole
 * process group, and the parent process passes its signal on, so signals that arrive together count as one.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let firstSignalAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) {
        firstSignalAt = performance.now();
        stopping.abort();
        say('Stopping.');
        stop().then(() => process.exit(forcing.signal.aborted ? 1 : 0), fail);
      } else if (performance.now() - firstSignalAt > sameSignalMs) forcing.abort();
    });
  }
}

function fail(error: unknown): never {
  if (!forcing.signal.aborted) console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** An error for the log, without the row that PostgreSQL quotes in its detail. */
function withoutRows(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack, code, constraint } = error;
  return { name, message, stack, code, constraint };
}
