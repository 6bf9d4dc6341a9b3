import type { ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { binaries } from './binaries.ts';
import { owner, prepareCluster } from './cluster.ts';
import { isDiskFull, noRoomMessage } from './folder-error.ts';
import { lastLogLines, launch } from './launch.ts';
import {
  type Postmaster,
  postmasterOf,
  queryOnce,
  readIdentity,
  removeStalePidFile,
  type SocketConfig,
  saveIdentity,
  systemIdentifier,
} from './postmaster.ts';
import { runAs } from './run-as.ts';
import { acquireLease } from './server-lease.ts';

export type BundledServer = {
  connection: SocketConfig;
  /** Whether the server was running already, started by another process of ours or by one that was killed. */
  adopted: boolean;
  /** Resolves when the server was lost or stopped. */
  lost: Promise<void>;
  /** Stops the server, unless another process of ours still uses it. */
  stop(): Promise<void>;
};

export type BundledOptions = {
  dataDir: string;
  /** Settings of PostgreSQL in addition to our own. */
  settings?: Readonly<Record<string, string>>;
  /** The environment whose PG_BIN may name another PostgreSQL. */
  env?: NodeJS.ProcessEnv;
  /** Cancels the start. */
  signal?: AbortSignal;
};

/** Milliseconds. A start after a crash replays the log first. */
const startTimeoutMs = 60_000;
/** A launch can fail because a server is stopping or another process starts one at the same time. */
const maxLaunches = 3;

/**
 * Adopts or starts PostgreSQL on `dataDir`. It uses fsync and no TCP; only its user may enter the
 * folder of its socket. Throws an error for the operator when it cannot run.
 */
export async function startBundled({
  dataDir,
  settings = {},
  env = process.env,
  signal,
}: BundledOptions): Promise<BundledServer> {
  const folder = realpathSync(dataDir);
  const cluster = join(folder, 'postgres');
  const user = runAs();
  const deadline = Date.now() + startTimeoutMs;
  let child: ChildProcess | null = null;
  for (let launches = 0; Date.now() < deadline; await wait(20)) {
    signal?.throwIfAborted();
    const running = postmasterOf(cluster);
    if (running) {
      const server = await adopt(folder, cluster, running);
      if (server) return { ...server, adopted: running.pid !== child?.pid };
    } else if (child === null || hasEnded(child)) {
      if (launches > 0 && isBlockedByOldProcess(folder)) await wait(500);
      else if (launches >= maxLaunches) throw new Error(describeFailure(folder, cluster));
      launches += 1;
      const bin = binaries(user, env);
      prepareCluster(cluster, bin, user);
      removeStalePidFile(cluster);
      child = launch({ bin, cluster, dataDir: folder, user, settings });
    }
  }
  const pid = postmasterOf(cluster)?.pid ?? 'none';
  throw new Error(`PostgreSQL on ${cluster} (process id ${pid}) gave no answer for a minute:\n${lastLogLines(folder)}`);
}

/** A killed server leaves processes that end only after their current statement; until then no new one can start. */
function isBlockedByOldProcess(folder: string): boolean {
  return lastLogLines(folder).includes('pre-existing shared memory block');
}

/** On a full disk the server's log has no room for the reason. */
function describeFailure(folder: string, cluster: string): string {
  return isDiskFull(folder)
    ? noRoomMessage(folder)
    : `PostgreSQL did not start on ${cluster}:\n${lastLogLines(folder)}`;
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Adopts a running server if it serves this folder and this cluster, throws if not; null while it is not ready. */
async function adopt(
  dataDir: string,
  cluster: string,
  running: Postmaster,
): Promise<Omit<BundledServer, 'adopted'> | null> {
  if (running.folder !== cluster) {
    throw new Error(
      `The PostgreSQL with the process id ${running.pid} runs on ${cluster}, which was ${running.folder} when it ` +
        `started. Stop it first: kill -INT ${running.pid}`,
    );
  }
  // PostgreSQL writes the file in two steps: at first it has no socket folder.
  const id = running.sockets ? await systemIdentifier(running.sockets).catch(() => null) : null;
  if (id === null) return null;
  const savedId = readIdentity(dataDir);
  if (savedId !== null && savedId !== id) {
    throw new Error(
      `The PostgreSQL that runs on ${cluster} serves the cluster ${id}, and ${dataDir} belongs to ${savedId}. ` +
        'Set DATA_DIR to another folder, or remove cluster-id there if the data was replaced on purpose.',
    );
  }
  const lease = await acquireLease(running.sockets, cluster).catch(() => null);
  if (lease === null) return null;
  try {
    if (savedId === null) saveIdentity(dataDir, id);
    return { connection: await ourDatabase(running.sockets), stop: lease.release, lost: lease.lost };
  } catch (error) {
    await lease.release();
    throw error;
  }
}

/** Returns our database on that server, and creates it at the first start. */
async function ourDatabase(host: string): Promise<SocketConfig> {
  const server = { host, user: owner, database: 'postgres' };
  try {
    const [there] = await queryOnce(server, `select from pg_database where datname = '${owner}'`);
    if (!there) await queryOnce(server, `create database ${owner}`);
  } catch (error) {
    // 42P04 and 23505: another start has created it at the same time.
    if (!/42P04|23505/.test((error as { code?: string }).code ?? '')) throw error;
  }
  return { host, user: owner, database: owner };
}
