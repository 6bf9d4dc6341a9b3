import type { ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { binaries } from './binaries.ts';
import { owner, prepareCluster } from './cluster.ts';
import { isFull, noRoom } from './folder-fault.ts';
import { hold } from './hold.ts';
import { lastWords, launch } from './launch.ts';
import { runAs } from './run-as.ts';
import {
  ask,
  clearStale,
  keepIdentity,
  keptIdentity,
  type Postmaster,
  postmasterOf,
  type Socket,
  systemIdentifier,
} from './running.ts';

export type Bundled = {
  connection: Socket;
  /**
   * Whether the server was running already, started by another process of ours or by one that was
   * killed.
   */
  adopted: boolean;
  /** Resolves when the server was lost or stopped. */
  lost: Promise<void>;
  /** Stops the server, unless another process of ours still uses it. */
  stop(): Promise<void>;
};

export type Start = {
  dataDir: string;
  /** Settings of PostgreSQL in addition to our own. */
  settings?: Readonly<Record<string, string>>;
  /** The environment whose PG_BIN may name another PostgreSQL. */
  env?: NodeJS.ProcessEnv;
  /** Cancels the start. */
  signal?: AbortSignal;
};

/** Milliseconds. A start after a crash replays the log first. */
const patience = 60_000;
/**
 * A launch can fail because a server is stopping or another process starts one at the same time.
 */
const mostLaunches = 3;

/**
 * Adopts or starts PostgreSQL on `dataDir`. It uses fsync and no TCP; only its user may enter the
 * folder of its socket. Throws an error for the operator when it cannot run.
 */
export async function startBundled({ dataDir, settings = {}, env = process.env, signal }: Start): Promise<Bundled> {
  const folder = realpathSync(dataDir);
  const cluster = join(folder, 'postgres');
  const user = runAs();
  const deadline = Date.now() + patience;
  let ours: ChildProcess | null = null;
  for (let launches = 0; Date.now() < deadline; await wait(20)) {
    signal?.throwIfAborted();
    const running = postmasterOf(cluster);
    if (running) {
      const found = await take(folder, cluster, running);
      if (found) return { ...found, adopted: running.pid !== ours?.pid };
    } else if (ours === null || hasEnded(ours)) {
      if (launches > 0 && isHeldUp(folder)) await wait(500);
      else if (launches >= mostLaunches) throw new Error(whyNot(folder, cluster));
      launches += 1;
      const bin = binaries(user, env);
      prepareCluster(cluster, bin, user);
      clearStale(cluster);
      ours = launch({ bin, cluster, dataDir: folder, user, settings });
    }
  }
  const silent = postmasterOf(cluster)?.pid ?? 'none';
  throw new Error(`PostgreSQL on ${cluster} (process id ${silent}) gave no answer for a minute:\n${lastWords(folder)}`);
}

/**
 * A killed server leaves processes that end only after their current statement; until then no new
 * one can start.
 */
function isHeldUp(folder: string): boolean {
  return lastWords(folder).includes('pre-existing shared memory block');
}

/** On a full disk the server's log has no room for the reason. */
function whyNot(folder: string, cluster: string): string {
  return isFull(folder) ? noRoom(folder) : `PostgreSQL did not start on ${cluster}:\n${lastWords(folder)}`;
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/**
 * Adopts a running server if it serves this folder and this cluster, throws if not; null while it
 * is not ready.
 */
async function take(dataDir: string, cluster: string, running: Postmaster): Promise<Omit<Bundled, 'adopted'> | null> {
  if (running.folder !== cluster) {
    throw new Error(
      `The PostgreSQL with the process id ${running.pid} runs on ${cluster}, which was ${running.folder} when it ` +
        `started. Stop it first: kill -INT ${running.pid}`,
    );
  }
  // PostgreSQL writes the file in two steps: at first it has no socket folder.
  const id = running.sockets ? await systemIdentifier(running.sockets).catch(() => null) : null;
  if (id === null) return null;
  const kept = keptIdentity(dataDir);
  if (kept !== null && kept !== id) {
    throw new Error(
      `The PostgreSQL that runs on ${cluster} serves the cluster ${id}, and ${dataDir} belongs to ${kept}. ` +
        'Set DATA_DIR to another folder, or remove cluster-id there if the data was replaced on purpose.',
    );
  }
  const held = await hold(running.sockets, cluster).catch(() => null);
  if (held === null) return null;
  try {
    if (kept === null) keepIdentity(dataDir, id);
    return { connection: await ourDatabase(running.sockets), stop: held.leave, lost: held.lost };
  } catch (fault) {
    await held.leave();
    throw fault;
  }
}

/** Returns our database on that server, and creates it at the first start. */
async function ourDatabase(host: string): Promise<Socket> {
  const server = { host, user: owner, database: 'postgres' };
  try {
    const [there] = await ask(server, `select from pg_database where datname = '${owner}'`);
    if (!there) await ask(server, `create database ${owner}`);
  } catch (fault) {
    // 42P04 and 23505: another start has created it at the same time.
    if (!/42P04|23505/.test((fault as { code?: string }).code ?? '')) throw fault;
  }
  return { host, user: owner, database: owner };
}
