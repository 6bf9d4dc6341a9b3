import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { run } from './run.ts';
import { StartFault } from './start-fault.ts';

const appsFolder = fileURLToPath(new URL('../..', import.meta.url));

const read = readConfig(process.env);
if ('faults' in read) {
  for (const fault of read.faults) console.error(fault);
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
const starting = run({ config, log, say, appsFolder, signal: stopping.signal });
// From the first moment: what has been started by then is stopped once it stands.
stopOnSignal(async () => (await starting).stop());
await starting.catch(fail);

/** The first signal lets running requests finish; the second one doesn't wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
      say('Stopping.');
      stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(1);
}

/** An error for the log, without the row that PostgreSQL quotes in its detail. */
function withoutRows(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack, code, constraint } = error;
  return { name, message, stack, code, constraint };
}
