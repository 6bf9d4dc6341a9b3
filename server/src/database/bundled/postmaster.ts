import { readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { owner } from './cluster.ts';

/** How to connect to a server over its socket; `host` is the folder of the socket. */
export type SocketConfig = { host: string; user: string; database: string };

export type Postmaster = { pid: number; folder: string; sockets: string };

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** The contents of the cluster's postmaster.pid, if its process may be the server of this cluster; null otherwise. */
export function postmasterOf(cluster: string): Postmaster | null {
  const postmaster = readPidFile(cluster);
  return postmaster && isAlive(postmaster.pid) && worksIn(postmaster.pid, cluster) !== 'no' ? postmaster : null;
}

/**
 * Removes a postmaster.pid whose process id now belongs to another program: after a crash of the machine PostgreSQL
 * would take that program for a server and refuse to start. The file is removed only if the working directory of the
 * process is known to be another one. If that is wrong, PostgreSQL still detects the shared memory of the other server.
 */
export function removeStalePidFile(cluster: string): void {
  const postmaster = readPidFile(cluster);
  if (postmaster && isAlive(postmaster.pid) && worksIn(postmaster.pid, cluster) === 'no')
    rmSync(pidFile(cluster), { force: true });
}

function readPidFile(cluster: string): Postmaster | null {
  try {
    const [pid = '', folder = '', , , sockets = ''] = readFileSync(pidFile(cluster), 'utf8').split('\n');
    return Number(pid) > 0 ? { pid: Number(pid), folder, sockets } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/**
 * Whether the working directory of the process is the cluster's folder, as for its server. Only
 * Linux exposes it, and only to the same user and to root.
 */
function worksIn(pid: number, cluster: string): 'yes' | 'no' | 'unknown' {
  if (process.platform !== 'linux') return 'unknown';
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}

/** Runs one query on a connection of its own. Throws when no server answers. */
export async function queryOnce<Row extends pg.QueryResultRow>(socket: SocketConfig, text: string): Promise<Row[]> {
  const client = await openClient(socket);
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Opens a connection; the caller must end it. Rejects after two seconds without a server. */
export async function openClient(socket: SocketConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...socket, connectionTimeoutMillis: 2000 });
  // A lost connection is reported by the next query.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The unique number that initdb gave to the cluster. */
export async function systemIdentifier(host: string): Promise<string> {
  const [row] = await queryOnce<{ id: string }>(
    { host, user: owner, database: 'postgres' },
    'select system_identifier::text as id from pg_control_system()',
  );
  if (!row) throw new Error('PostgreSQL did not say which cluster it serves');
  return row.id;
}

const identityFile = (dataDir: string) => join(dataDir, 'cluster-id');

/** Writes the file atomically: a full disk must not leave an empty file. */
export function saveIdentity(dataDir: string, id: string): void {
  const draft = `${identityFile(dataDir)}.${process.pid}`;
  try {
    writeFileSync(draft, `${id}\n`);
    renameSync(draft, identityFile(dataDir));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The stored number of the cluster in this data folder; null if there is none. */
export function readIdentity(dataDir: string): string | null {
  try {
    return readFileSync(identityFile(dataDir), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
