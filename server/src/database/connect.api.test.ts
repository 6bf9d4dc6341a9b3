import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { connect, unusable } from './connect.ts';
import { testDatabase } from './test-cluster.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** One connection, so that what it has prepared can be asked of it. */
async function oneConnection() {
  const database = await testDatabase({ size: 1 });
  endings.push(() => database.drop());
  return database;
}

async function prepared(pool: Awaited<ReturnType<typeof oneConnection>>['pool']): Promise<string[]> {
  // Without values it goes unnamed, and so does not count itself.
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

it('prepares a statement once, however often it runs and whatever its values', async () => {
  const { db, pool } = await oneConnection();
  for (const title of ['a', 'b', 'c']) {
    await db.selectFrom('topics').select('id').where('title', '=', title).execute();
  }
  expect(await prepared(pool)).toEqual(['select "id" from "topics" where "title" = $1']);
});

it('keeps at most 500 statements on a connection, and runs the rest as they are', async () => {
  const { db, pool } = await oneConnection();
  for (let count = 1; count <= 510; count += 1) {
    const { rows } = await sql<{ n: number }>`select ${1}::int + ${sql.lit(count)} as n`.execute(db);
    expect(rows).toEqual([{ n: 1 + count }]);
  }
  expect(await prepared(pool)).toHaveLength(500);
});

it('replaces a connection that was lost while it rested', async () => {
  const { pool, config } = await oneConnection();
  const other = connect(config, { size: 1 });
  endings.push(() => other.close());
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => pool.totalCount).toBe(0);
  expect((await pool.query('select 4 as four')).rows).toEqual([{ four: 4 }]);
});

it('says in a sentence why a database cannot be used', async () => {
  const { config, pool } = await oneConnection();
  expect(await unusable(pool)).toBeNull();
  const why = async (target: Parameters<typeof connect>[0]) => {
    const wrong = connect(target, { size: 1 });
    endings.push(() => wrong.close());
    return unusable(wrong.pool, { within: 300 });
  };
  expect(await why({ ...config, database: 'no_such' })).toMatch(/cannot be used: database "no_such" does not exist/);
  expect(await why({ connectionString: 'postgres://me@localhost:1/x' })).toMatch(/cannot be used: .*ECONNREFUSED/);
  expect(await why({ connectionString: 'postgres://me@localhost:99999/x' })).toMatch(/cannot be used: Invalid URL/);
});

it('does not wait for ever for a host that says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const sockets = new Set<{ destroy(): void }>();
  silent.on('connection', (socket) => sockets.add(socket));
  const address = silent.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const { pool, close } = connect({ host: '127.0.0.1', port, user: 'me', database: 'x' }, { size: 1 });
  expect(await unusable(pool, { within: 300 })).toBe('The database cannot be used: no answer within 0.3 seconds');
  await close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
