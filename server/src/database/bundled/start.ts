import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { binaries } from './binaries.ts';
import { owner, plainEnv, prepareCluster } from './cluster.ts';
import { shortName } from './place.ts';
import { giveTo, type RunAs, runAs } from './run-as.ts';
import { ask, keepIdentity, keptIdentity, postmasterOf, type Socket, systemIdentifier } from './running.ts';

export type Bundled = {
  connection: Socket;
  /** True when the server was running already: another process of ours, or one that was killed, had started it. */
  adopted: boolean;
  /** Stops the server, unless somebody else is still connected to it. */
  stop(): Promise<void>;
};

export type Start = {
  dataDir: string;
  /** Of PostgreSQL, beside our own. */
  settings?: Readonly<Record<string, string>>;
};

/** Milliseconds: a start after a crash replays the log first. */
const patience = 60_000;

/**
 * PostgreSQL on `dataDir`, running when this resolves: found again or started. Real fsync, no TCP; its socket lies in
 * a short folder that only its user may enter. Throws a sentence when it cannot run.
 */
export async function startBundled({ dataDir, settings = {} }: Start): Promise<Bundled> {
  const user = runAs();
  const cluster = join(dataDir, 'postgres');
  const found = await adopt(dataDir, cluster);
  if (found) return { connection: found, adopted: true, stop: () => leave(found, cluster) };

  const bin = binaries(user);
  prepareCluster(cluster, bin, user);
  const sockets = socketFolder(cluster, user);
  const child = launch({ bin, cluster, sockets, dataDir, user, settings });
  const deadline = Date.now() + patience;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      // Two starts at once: the other one was first, and this one's postmaster gave way to it.
      const other = await adoptSoon(dataDir, cluster);
      if (other) return { connection: other, adopted: true, stop: () => leave(other, cluster) };
      throw new Error(`PostgreSQL did not start on ${cluster}:\n${tail(dataDir)}`);
    }
    // The socket may be another server's: ours is the one that postmaster.pid names.
    const ours = postmasterOf(cluster)?.pid === child.pid;
    const ready = ours ? await open(dataDir, sockets).catch(() => null) : null;
    if (ready) {
      child.unref();
      return { connection: ready, adopted: false, stop: () => leave(ready, cluster) };
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL was not ready within a minute:\n${tail(dataDir)}`);
    await wait(20);
  }
}

type Launch = Required<Start> & { bin: string; cluster: string; sockets: string; user: RunAs };

/** In a session of its own: a Ctrl-C is for us, and the database stops after what is in flight. */
function launch({ bin, cluster, sockets, dataDir, user, settings }: Launch): ChildProcess {
  const log = openSync(logFile(dataDir), 'a', 0o600);
  const own = { listen_addresses: '', unix_socket_directories: sockets, max_connections: '200' };
  const args = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(join(bin, 'postgres'), ['-D', cluster, ...args], {
    ...(user ?? {}),
    cwd: cluster,
    env: plainEnv(),
    stdio: ['ignore', log, log],
    detached: true,
  });
}

/** A socket's path may have 107 bytes, so it lies in a short folder of its own. */
function socketFolder(cluster: string, user: RunAs): string {
  const folder = join(tmpdir().length > 60 ? '/tmp' : tmpdir(), `fourfold-${shortName(cluster)}`);
  mkdirSync(folder, { recursive: true });
  giveTo(user, folder);
  chmodSync(folder, 0o700);
  return folder;
}

/** A running server is taken over only if it serves this very folder and this very cluster. */
async function adopt(dataDir: string, cluster: string): Promise<Socket | null> {
  const running = postmasterOf(cluster);
  if (!running || running.folder !== cluster) return null;
  try {
    const id = await systemIdentifier(running.sockets);
    const kept = keptIdentity(dataDir);
    return kept === null || kept === id ? await open(dataDir, running.sockets) : null;
  } catch {
    // A stale file whose process id somebody else has by now, or a server that is just stopping.
    return null;
  }
}

async function adoptSoon(dataDir: string, cluster: string): Promise<Socket | null> {
  for (let tries = 0; tries < 250; tries += 1) {
    const found = await adopt(dataDir, cluster);
    if (found) return found;
    if (!postmasterOf(cluster)) return null;
    await wait(20);
  }
  return null;
}

/** Our database on that server, made at the first start. */
async function open(dataDir: string, host: string): Promise<Socket> {
  keepIdentity(dataDir, await systemIdentifier(host));
  const server = { host, user: owner, database: 'postgres' };
  const [there] = await ask(server, `select from pg_database where datname = '${owner}'`);
  if (!there) {
    await ask(server, `create database ${owner}`).catch((fault: { code?: string }) => {
      // Made by another start in the same moment.
      if (fault.code !== '42P04' && fault.code !== '23505') throw fault;
    });
  }
  return { host, user: owner, database: owner };
}

async function leave(socket: Socket, cluster: string): Promise<void> {
  const running = postmasterOf(cluster);
  if (!running) return;
  const others = await ask(
    socket,
    "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  ).catch(() => []);
  if (others.length > 0) return;
  // SIGINT is PostgreSQL's fast shutdown: it finishes with a checkpoint.
  process.kill(running.pid, 'SIGINT');
  while (postmasterOf(cluster)?.pid === running.pid) await wait(10);
}

const logFile = (dataDir: string) => join(dataDir, 'postgres.log');

function tail(dataDir: string): string {
  return readFileSync(logFile(dataDir), 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}
