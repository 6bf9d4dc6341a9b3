import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '../../src/database/db.ts';
import { reconcile } from '../../src/practice/reconcile.ts';
import { replyTimeoutMs } from './check-reply.ts';
import type { TestCallers } from './people.ts';
import { seededRandom } from './seeded-random.ts';
import type { ServerProcess } from './server-process.ts';

/** Maximum growth of the heap in bytes, compared with the first requests. */
const maxHeapGrowth = 60_000_000;
/** More than the pool has connections. */
const crowdSize = 40;

type CheckInput = {
  db: Db;
  pool: pg.Pool;
  server: ServerProcess;
  people: TestCallers;
  heaps: readonly number[];
};

/** Checks the server and the database after all requests. Returns the problems as sentences. */
export async function checkAfterRequests({ db, pool, server, people, heaps }: CheckInput): Promise<string[]> {
  const problems: string[] = [];
  const addProblem = (sentence: string, isWrong: boolean) => void (isWrong && problems.push(sentence));

  const began = performance.now();
  const { token } = people.pickCaller('admin', seededRandom(0, 0));
  const replies = Array.from({ length: crowdSize }, () =>
    fetch(`http://127.0.0.1:${server.ports.api}/topics`, { headers: { authorization: token } }),
  );
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  addProblem(
    'the server no longer answers a crowd of 40',
    performance.now() - began > replyTimeoutMs || statuses.some((one) => one >= 500),
  );
  for (const port of Object.values(server.ports)) {
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    addProblem(`/health answers ${health.status}`, health.status !== 200);
  }

  // By then, work after a reply has ended.
  await wait(300);
  const { rows } = await pool.query<{ state: string; query: string }>(
    `select state, left(query, 200) as query from pg_stat_activity
      where datname = current_database() and application_name = 'fourfold' and pid <> pg_backend_pid()
        and state <> 'idle'`,
  );
  for (const { state, query } of rows) addProblem(`a connection is ${state}: ${query}`, true);

  await reconcile(db, ({ user_id, reference, what }) => {
    addProblem(`reconcile: ${user_id} ${reference.type} ${reference.id}: ${what}`, true);
  });

  const [first = 0, last = 0] = [heaps.at(0), heaps.at(-1)];
  addProblem(
    `the server holds ${Math.round((last - first) / 1e6)} MB more than at first`,
    last - first > maxHeapGrowth,
  );
  return problems;
}
