import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../src/testing/free-ports.ts';
import type { Postgres } from './postgres.ts';
import type { Stage } from './stage.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type ServerProcess = {
  url: string;
  /**
   * Kills it with SIGKILL, and starts it again after `pause` milliseconds. Returns false if it is
   * not running.
   */
  kill(pause: number): boolean;
  /** Resolves when it is ready. */
  ready(): Promise<void>;
  /** Starts that failed because the database was down. */
  failedStarts(): number;
  /** Problems that the injected faults do not explain: it ended by itself, or logged an error. */
  wrongs: readonly string[];
};

/** In milliseconds. */
const [patience, startAgain] = [120_000, 500];
const errorLevel = 50;

/** One API process, which is started again whenever it ends. */
export async function startServer({ connection, isAway }: Postgres, { folder, atEnd }: Stage): Promise<ServerProcess> {
  const { host, user, database } = connection;
  const [port] = await freePorts();
  const url = `http://127.0.0.1:${port}`;
  const wrongs: string[] = [];
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
  atEnd(stop);

  function start(): ChildProcess {
    const own = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const complaints: string[] = [];
    createInterface(own.stdout).on('line', hear);
    createInterface(own.stderr).on('line', (line) => complaints.push(line));
    void isReady(own).then((ready) => {
      serving = ready;
    });
    own.once('exit', (code, signal) => {
      const wasServing = serving;
      serving = false;
      if (stopping || own.killed) return;
      if (wasServing || !isAway()) wrongs.push(`a server ended with ${code ?? signal}: ${complaints.join('\n')}`);
      else failedStarts += 1;
      startIn(startAgain);
    });
    return own;
  }

  function startIn(pause: number): void {
    timer = setTimeout(() => {
      child = start();
    }, pause);
  }

  /** Log lines are JSON; other output is for a terminal. */
  function hear(line: string): void {
    const { level = 0, msg, err } = line.startsWith('{') ? parsed(line) : {};
    if (level >= errorLevel && !isAway()) wrongs.push(`a server logged "${msg}": ${err?.stack ?? err?.message}`);
  }

  async function isReady(own: ChildProcess): Promise<boolean> {
    while (isRunning(own)) {
      const reply = await fetch(`${url}/health`).catch(() => null);
      if (reply?.ok && isRunning(own)) return true;
      await wait(50);
    }
    return false;
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(timer);
    if (!isRunning(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
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
      for (const deadline = Date.now() + patience; !serving; await wait(50)) {
        if (Date.now() > deadline) throw new Error('A server was not ready within two minutes.');
      }
    },
    failedStarts: () => failedStarts,
    wrongs,
  };
}

type LogLine = { level?: number; msg?: string; err?: { message?: string; stack?: string } };

/** The last line of a killed process may be incomplete. */
function parsed(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
