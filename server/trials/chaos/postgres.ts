import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { binaries } from '../../src/database/bundled/binaries.ts';
import { owner, plainEnv, prepareCluster } from '../../src/database/bundled/cluster.ts';
import { giveTo, runAs } from '../../src/database/bundled/run-as.ts';
import { ask } from '../../src/database/bundled/running.ts';
import type { Stage } from './stage.ts';

/** Fast ends connections and writes a checkpoint; immediate leaves all to recovery, as a loss of power would. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
export type Shutdown = keyof typeof signals;

export type Postgres = {
  connection: { host: string; user: string; database: string };
  stop(how: Shutdown): Promise<void>;
  start(): Promise<void>;
  /** It is away, or was a moment ago: what fails now fails for that. */
  isAway(): boolean;
};

/** Milliseconds: recovery replays the log first; and what was asked while it was away hears of it a little later. */
const [patience, aMoment] = [60_000, 5_000];

/**
 * A PostgreSQL apart from the servers, with fsync, on a socket that is in the same place after each start. The bundled
 * start would stop it with its last user, and find a new place for the socket.
 */
export async function startPostgres({ folder, atEnd }: Stage): Promise<Postgres> {
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
  atEnd(() => {
    ended = true;
    return stop('fast');
  });

  async function start(): Promise<void> {
    if (ended) return;
    const log = openSync(join(folder, 'postgres.log'), 'a');
    const args = ['-D', cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${host}`];
    // In a session of its own: a Ctrl-C is for us, and what is left is stopped behind it.
    child = spawn(join(bin, 'postgres'), args, {
      ...(user ?? {}),
      cwd: cluster,
      env: plainEnv(),
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    for (const deadline = Date.now() + patience; !(await answers()); await wait(20)) {
      if (!isRunning(child) || Date.now() > deadline) throw new Error('PostgreSQL does not start');
    }
    backSince = Date.now();
  }

  async function stop(how: Shutdown): Promise<void> {
    backSince = Number.POSITIVE_INFINITY;
    if (!child || !isRunning(child)) return;
    const gone = once(child, 'exit');
    child.kill(signals[how]);
    await gone;
  }

  function answers(): Promise<boolean> {
    return ask({ ...connection, database: 'postgres' }, 'select 1').then(
      () => true,
      () => false,
    );
  }

  await start();
  await ask({ ...connection, database: 'postgres' }, `create database ${owner}`);
  return { connection, start, stop, isAway: () => Date.now() < backSince + aMoment };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
