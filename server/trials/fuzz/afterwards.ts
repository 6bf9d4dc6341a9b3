import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../src/database/schema.ts';
import { reconcile } from '../../src/practice/reconcile.ts';
import { chanceOf } from './chance.ts';
import { patience } from './judge.ts';
import type { People } from './people.ts';
import type { ServerProcess } from './server-process.ts';

/** Maximum growth of the heap in bytes, compared with the first requests. */
const growth = 60_000_000;
/** More than the pool has connections. */
const crowd = 40;

type After = {
  db: Kysely<Database>;
  pool: pg.Pool;
  server: ServerProcess;
  people: People;
  heaps: readonly number[];
};

/** Checks the server and the database after all requests. Returns the problems as sentences. */
export async function afterwards({ db, pool, server, people, heaps }: After): Promise<string[]> {
  const wrong: string[] = [];
  const say = (sentence: string, is: boolean) => void (is && wrong.push(sentence));

  const began = performance.now();
  const { token } = people.one('admin', chanceOf(0, 0));
  const asked = Array.from({ length: crowd }, () =>
    fetch(`http://127.0.0.1:${server.ports.api}/topics`, { headers: { authorization: token } }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  say(
    'the server no longer answers a crowd of 40',
    performance.now() - began > patience || statuses.some((one) => one >= 500),
  );
  for (const port of Object.values(server.ports)) {
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    say(`/health answers ${health.status}`, health.status !== 200);
  }

  // By then, work after a reply has ended.
  await wait(300);
  const { rows } = await pool.query<{ state: string; query: string }>(
    `select state, left(query, 200) as query from pg_stat_activity
      where datname = current_database() and application_name = 'fourfold' and pid <> pg_backend_pid()
        and state <> 'idle'`,
  );
  for (const { state, query } of rows) say(`a connection is ${state}: ${query}`, true);

  await reconcile(db, ({ user_id, reference, what }) => {
    say(`reconcile: ${user_id} ${reference.type} ${reference.id}: ${what}`, true);
  });

  const [first = 0, last = 0] = [heaps.at(0), heaps.at(-1)];
  say(`the server holds ${Math.round((last - first) / 1e6)} MB more than at first`, last - first > growth);
  return wrong;
}
