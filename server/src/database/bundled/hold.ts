import { rmdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { owner } from './cluster.ts';
import { dial, type Postmaster, postmasterOf } from './running.ts';

/** Any number; every process of ours that uses the bundled server shares this advisory lock. */
const inUse = 7_462_002;

/** The use of a server: as long as one process holds it, none of the others stops it. */
export type Hold = {
  /** Resolves when the server has gone, or we have left. */
  lost: Promise<void>;
  /** Gives the use back, and stops the server if nobody else holds it. */
  leave(): Promise<void>;
};

/**
 * Takes the server on this socket into use. A pool's connections would not say so: an idle one has none. The lock goes
 * with the connection, so a process that is killed holds nothing. Throws when the server is just stopping.
 */
export async function hold(host: string, cluster: string): Promise<Hold> {
  const client = await dial({ host, user: owner, database: 'postgres' });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  try {
    await client.query('select pg_advisory_lock_shared($1)', [inUse]);
  } catch (fault) {
    await client.end().catch(() => {});
    throw fault;
  }
  let left = false;
  return {
    lost,
    async leave() {
      if (left) return;
      left = true;
      const running = postmasterOf(cluster);
      if (running && (await isLast())) await stop(running, cluster);
      await client.end().catch(() => {});
    },
  };

  /** Once we have the lock for us alone, a newcomer waits for it, and looks again when the server has gone. */
  async function isLast(): Promise<boolean> {
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [inUse]);
      const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [inUse]);
      return rows[0]?.alone === true;
    } catch {
      // The connection was lost: we cannot know who else uses the server, and leave it to its next finder.
      return false;
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends connections and finishes with a checkpoint. */
async function stop({ pid, sockets }: Postmaster, cluster: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  while (postmasterOf(cluster)?.pid === pid) await wait(10);
  removeEmpty(sockets);
}

/** The folder of the sockets: PostgreSQL has taken its own out of it. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody else's, or removed already by the process that made it.
  }
}
