import { readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { owner } from './cluster.ts';

/** How to reach a server over its socket. */
export type Socket = { host: string; user: string; database: string };

export type Postmaster = { pid: number; folder: string; sockets: string };

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** What postmaster.pid of this cluster says, if the process it names may be a PostgreSQL that works there. */
export function postmasterOf(cluster: string): Postmaster | null {
  const said = readPidFile(cluster);
  return said && isAlive(said.pid) && worksIn(said.pid, cluster) !== 'no' ? said : null;
}

/**
 * Removes a postmaster.pid whose process id somebody else has by now: after a crash of the machine PostgreSQL would
 * take that process for another server and refuse to start. Only where the process can be looked at and is found to
 * work elsewhere; should it be wrong nevertheless, PostgreSQL still sees the other server's shared memory.
 */
export function clearStale(cluster: string): void {
  const said = readPidFile(cluster);
  if (said && isAlive(said.pid) && worksIn(said.pid, cluster) === 'no') rmSync(pidFile(cluster), { force: true });
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
  } catch (fault) {
    return (fault as { code?: string }).code === 'EPERM';
  }
}

/** A server works in its cluster's folder. Only Linux says where a process works, and only to its user and to root. */
function worksIn(pid: number, cluster: string): 'yes' | 'no' | 'unknown' {
  if (process.platform !== 'linux') return 'unknown';
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}

/** Asks one question of a database of the cluster; throws when there is nobody to answer. */
export async function ask<Row extends pg.QueryResultRow>(socket: Socket, question: string): Promise<Row[]> {
  const client = await dial(socket);
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

export async function dial(socket: Socket): Promise<pg.Client> {
  const client = new pg.Client({ ...socket, connectionTimeoutMillis: 2000 });
  // A server that goes away while we hold the connection is reported by the next query.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The cluster's own number, given by initdb and never the same twice. */
export async function systemIdentifier(host: string): Promise<string> {
  const [row] = await ask<{ id: string }>(
    { host, user: owner, database: 'postgres' },
    'select system_identifier::text as id from pg_control_system()',
  );
  if (!row) throw new Error('PostgreSQL did not say which cluster it serves');
  return row.id;
}

const identityFile = (dataDir: string) => join(dataDir, 'cluster-id');

/** Whole or not at all: a full disk must not leave an empty name behind. */
export function keepIdentity(dataDir: string, id: string): void {
  const draft = `${identityFile(dataDir)}.${process.pid}`;
  try {
    writeFileSync(draft, `${id}\n`);
    renameSync(draft, identityFile(dataDir));
  } catch (fault) {
    rmSync(draft, { force: true });
    throw fault;
  }
}

export function keptIdentity(dataDir: string): string | null {
  try {
    return readFileSync(identityFile(dataDir), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
