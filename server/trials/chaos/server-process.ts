import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../src/testing/free-ports.ts';
import type { Postgres } from './postgres.ts';
import type { RunScope } from './run-scope.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type ServerProcess = {
  url: string;
  /** Kills it with SIGKILL, and starts it again after `pause` milliseconds. Returns false if it is not running. */
  kill(pause: number): boolean;
  /** Resolves when it is ready. */
  ready(): Promise<void>;
  /** Starts that failed because the database was down. */
  failedStarts(): number;
  /** Problems that the injected faults do not explain: it ended by itself, or logged an error. */
  violations: readonly string[];
};

/** In milliseconds. */
const [readyTimeoutMs, restartDelayMs] = [120_000, 500];
const errorLevel = 50;

/** One API process, which is started again whenever it ends. */
export async function startServer(
  { connection, isDown }: Postgres,
  { folder, onEnd }: RunScope,
): Promise<ServerProcess> {
  const { host, user, database } = connection;
  const [port] = await freePorts();
  const url = `http://127.0.0.1:${port}`;
  const violations: string[] = [];
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    DATABASE_URL: `postgresql://${user}@${encodeURIComponent(host)}/${database}`,
    DATA_DIR: folder,
    API_PORT: String(port),
    FOURFOLD_DEV: '1',
    LOG_LEVEL: 'error',
  };
  let failedStarts = 0;
  let serving = false;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let child = start();
  onEnd(stop);

  function start(): ChildProcess {
    const started = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const errorLines: string[] = [];
    createInterface(started.stdout).on('line', onLogLine);
    createInterface(started.stderr).on('line', (line) => errorLines.push(line));
    void isReady(started).then((ready) => {
      serving = ready;
    });
    started.once('exit', (code, signal) => {
      const wasServing = serving;
      serving = false;
      if (stopping || started.killed) return;
      if (wasServing || !isDown()) violations.push(`a server ended with ${code ?? signal}: ${errorLines.join('\n')}`);
      else failedStarts += 1;
      startIn(restartDelayMs);
    });
    return started;
  }

  function startIn(pause: number): void {
    timer = setTimeout(() => {
      child = start();
    }, pause);
  }

  /** Log lines are JSON; other output is for a terminal. */
  function onLogLine(line: string): void {
    const { level = 0, msg, err } = line.startsWith('{') ? parseLogLine(line) : {};
    if (level >= errorLevel && !isDown()) violations.push(`a server logged "${msg}": ${err?.stack ?? err?.message}`);
  }

  async function isReady(started: ChildProcess): Promise<boolean> {
    while (isRunning(started)) {
      const reply = await fetch(`${url}/health`).catch(() => null);
      if (reply?.ok && isRunning(started)) return true;
      await wait(50);
    }
    return false;
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(timer);
    if (!isRunning(child)) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  return {
    url,
    kill(pause) {
      if (stopping || !serving) return false;
      serving = false;
      child.kill('SIGKILL');
      startIn(pause);
      return true;
    },
    async ready() {
      for (const deadline = Date.now() + readyTimeoutMs; !serving; await wait(50)) {
        if (Date.now() > deadline) throw new Error('A server was not ready within two minutes.');
      }
    },
    failedStarts: () => failedStarts,
    violations,
  };
}

type LogLine = { level?: number; msg?: string; err?: { message?: string; stack?: string } };

/** The last line of a killed process may be incomplete. */
function parseLogLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
