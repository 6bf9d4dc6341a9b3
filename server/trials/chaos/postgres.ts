import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { binaries } from '../../src/database/bundled/binaries.ts';
import { owner, plainEnv, prepareCluster } from '../../src/database/bundled/cluster.ts';
import { queryOnce } from '../../src/database/bundled/postmaster.ts';
import { giveTo, runAs } from '../../src/database/bundled/run-as.ts';
import type { RunScope } from './run-scope.ts';

/** `fast` closes connections and writes a checkpoint; `immediate` needs recovery, like a power failure. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
export type Shutdown = keyof typeof signals;

export type Postgres = {
  connection: { host: string; user: string; database: string };
  stop(shutdown: Shutdown): Promise<void>;
  start(): Promise<void>;
  /** Whether it is down or was a moment ago, so that current failures are explained by it. */
  isDown(): boolean;
};

/**
 * In milliseconds: the time to start, including recovery; and the time after a start in which
 * earlier requests may still fail.
 */
const [startTimeoutMs, recoveryMs] = [60_000, 5_000];

/**
 * A PostgreSQL independent of the servers, with fsync and a fixed socket path. The bundled one
 * stops with its last user and uses a new socket path at each start.
 */
export async function startPostgres({ folder, onEnd }: RunScope): Promise<Postgres> {
  const user = runAs();
  const bin = binaries(user);
  const [cluster, host] = [join(folder, 'postgres'), join(folder, 'socket')];
  prepareCluster(cluster, bin, user);
  mkdirSync(host);
  giveTo(user, host);
  const connection = { host, user: owner, database: owner };
  let child: ChildProcess | null = null;
  let backSince = Number.POSITIVE_INFINITY;
  let ended = false;
  onEnd(() => {
    ended = true;
    return stop('fast');
  });

  async function start(): Promise<void> {
    if (ended) return;
    const log = openSync(join(folder, 'postgres.log'), 'a');
    const args = ['-D', cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${host}`];
    // In its own session, so that Ctrl-C does not stop it before the cleanup.
    child = spawn(join(bin, 'postgres'), args, {
      ...(user ?? {}),
      cwd: cluster,
      env: plainEnv(),
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    for (const deadline = Date.now() + startTimeoutMs; !(await isAnswering()); await wait(20)) {
      if (!isRunning(child) || Date.now() > deadline) throw new Error('PostgreSQL does not start');
    }
    backSince = Date.now();
  }

  async function stop(shutdown: Shutdown): Promise<void> {
    backSince = Number.POSITIVE_INFINITY;
    if (!child || !isRunning(child)) return;
    const exited = once(child, 'exit');
    child.kill(signals[shutdown]);
    await exited;
  }

  function isAnswering(): Promise<boolean> {
    return queryOnce({ ...connection, database: 'postgres' }, 'select 1').then(
      () => true,
      () => false,
    );
  }

  await start();
  await queryOnce({ ...connection, database: 'postgres' }, `create database ${owner}`);
  return { connection, start, stop, isDown: () => Date.now() < backSince + recoveryMs };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
