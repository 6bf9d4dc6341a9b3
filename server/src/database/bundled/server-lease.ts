import { rmdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { owner } from './cluster.ts';
import { openClient, type Postmaster, postmasterOf } from './postmaster.ts';

/** An arbitrary number. Every process of ours that uses the bundled server shares this advisory lock. */
const inUseLock = 7_462_002;

/** A lease on the server: while one process has it, no other process stops the server. */
export type ServerLease = {
  /** Resolves when the server has stopped, or the lease was released. */
  lost: Promise<void>;
  /** Releases the lease, and stops the server if no other process has one. */
  release(): Promise<void>;
};

/**
 * Takes a lease on the server at this socket. It needs a connection of its own, because an idle pool has none. The lock
 * ends with the connection, so a killed process keeps no lease. Throws when the server is stopping.
 */
export async function acquireLease(host: string, cluster: string): Promise<ServerLease> {
  const client = await openClient({ host, user: owner, database: 'postgres' });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  try {
    await client.query('select pg_advisory_lock_shared($1)', [inUseLock]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  let isReleased = false;
  return {
    lost,
    async release() {
      if (isReleased) return;
      isReleased = true;
      const running = postmasterOf(cluster);
      if (running && (await isLast())) await stop(running, cluster);
      await client.end().catch(() => {});
    },
  };

  /** While this process has the exclusive lock, a new process waits, and starts a server when this one has stopped. */
  async function isLast(): Promise<boolean> {
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [inUseLock]);
      const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [inUseLock]);
      return rows[0]?.alone === true;
    } catch {
      // The connection was lost, so other processes may use the server. The next process that
      // starts adopts it.
      return false;
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it closes connections and ends with a checkpoint. */
async function stop({ pid, sockets }: Postmaster, cluster: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  while (postmasterOf(cluster)?.pid === pid) await wait(10);
  removeEmpty(sockets);
}

/** Removes the folder of the socket; PostgreSQL has removed the socket itself. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It contains other files, or the process that created it has removed it already.
  }
}
