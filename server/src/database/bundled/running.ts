import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { owner } from './cluster.ts';

/** How to reach a server over its socket. */
export type Socket = { host: string; user: string; database: string };

type Postmaster = { pid: number; folder: string; sockets: string };

/** What postmaster.pid of this cluster says, if a process with that id is alive. */
export function postmasterOf(cluster: string): Postmaster | null {
  try {
    const [pid = '', folder = '', , , sockets = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 0);
    return { pid: Number(pid), folder, sockets };
  } catch {
    return null;
  }
}

/** Asks one question of a database of the cluster; throws when there is nobody to answer. */
export async function ask<Row extends pg.QueryResultRow>(socket: Socket, question: string): Promise<Row[]> {
  const client = new pg.Client({ ...socket, connectionTimeoutMillis: 2000 });
  // A server that goes away while we hold the connection is reported by the query itself.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
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

export function keepIdentity(dataDir: string, id: string): void {
  writeFileSync(identityFile(dataDir), `${id}\n`);
}

export function keptIdentity(dataDir: string): string | null {
  try {
    return readFileSync(identityFile(dataDir), 'utf8').trim();
  } catch {
    return null;
  }
}
