import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SocketConfig } from '../../src/database/bundled/postmaster.ts';
import { freePorts } from '../../src/testing/free-ports.ts';
import { type ErrorLine, errorLine } from './error-lines.ts';
import type { Port } from './fuzz-request.ts';

const script = fileURLToPath(new URL('server-child.ts', import.meta.url));

/** The product in a separate process, so that two cores are used and a crash is detected. */
export type ServerProcess = {
  ports: Readonly<Record<Port, number>>;
  /** The URLs of the two sites. */
  origins: ReadonlySet<string>;
  /** Heap size in bytes after a garbage collection. */
  heap(): Promise<number>;
  /** Null while it runs; otherwise how it ended. */
  exited(): string | null;
  /** Stops it. Returns how it ended. */
  stop(): Promise<string>;
  kill(): void;
};

/** Starts the product in a separate process. `onErrorLine` is called for each line that it must not log. */
export async function startServer(
  database: SocketConfig,
  { folder, onErrorLine }: { folder: string; onErrorLine(line: ErrorLine): void },
): Promise<ServerProcess> {
  const [api, learner, studio] = await freePorts();
  const site = (port: number) => `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--expose-gc', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `postgresql://${database.user}@/${database.database}?host=${encodeURIComponent(database.host)}`,
      ...{ API_PORT: String(api), LEARNER_PORT: String(learner), STUDIO_PORT: String(studio) },
      ...{ LEARNER_URL: site(learner), STUDIO_URL: site(studio), DATA_DIR: folder, APPS: join(folder, 'apps') },
      MAIL: 'outbox',
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream as NodeJS.ReadableStream, crlfDelay: Infinity }).on('line', (line) => {
      const errorText = errorLine(line);
      if (errorText) onErrorLine(errorText);
    });
  }
  let end: string | null = null;
  child.once('exit', (code, signal) => {
    end = signal ?? `exit code ${code}`;
  });
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (end !== null) throw new Error(`the server did not start: ${end}`);
  return {
    ports: { api, learner, studio },
    origins: new Set([site(learner), site(studio)]),
    heap: () => heapOf(child),
    exited: () => end,
    async stop() {
      if (end === null) {
        // It may have exited already.
        child.send('stop', () => {});
        const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
        // 'close' rather than 'exit', so that its last lines are read.
        await once(child, 'close');
        clearTimeout(timer);
      }
      return end ?? '';
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

async function heapOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('memory');
  const [{ heap }] = (await answer) as [{ heap: number }];
  return heap;
}
