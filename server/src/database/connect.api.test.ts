import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { testDatabase } from './test-cluster.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A pool of one connection, whose prepared statements can be listed. */
async function oneConnection() {
  const database = await testDatabase({ size: 1 });
  endings.push(() => database.drop());
  return database;
}

async function prepared(pool: Awaited<ReturnType<typeof oneConnection>>['pool']): Promise<string[]> {
  // A query without values is not prepared, so it is not in its own result.
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

it('prepares a statement once, however often it runs and with whatever values', async () => {
  const { db, pool } = await oneConnection();
  for (const title of ['a', 'b', 'c']) {
    await db.selectFrom('topics').select('id').where('title', '=', title).execute();
  }
  expect(await prepared(pool)).toEqual(['select "id" from "topics" where "title" = $1']);
});

it('prepares at most 500 statements per connection, and runs the others unprepared', async () => {
  const { db, pool } = await oneConnection();
  for (let count = 1; count <= 510; count += 1) {
    const { rows } = await sql<{ n: number }>`select ${1}::int + ${sql.lit(count)} as n`.execute(db);
    expect(rows).toEqual([{ n: 1 + count }]);
  }
  expect(await prepared(pool)).toHaveLength(500);
});

it('replaces a connection that was lost while idle', async () => {
  const { pool, config } = await oneConnection();
  const other = connect(config, { size: 1 });
  endings.push(() => other.close());
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => pool.totalCount).toBe(0);
  expect((await pool.query('select 4 as four')).rows).toEqual([{ four: 4 }]);
});

it('a lost connection fails only its own transaction', async () => {
  const { db, config } = await oneConnection();
  const other = connect(config, { size: 1 });
  endings.push(() => other.close());
  const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const lost = db.transaction().execute(async (tx) => {
    const { rows } = await pidOf.execute(tx);
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // Between two statements no query is pending on this connection.
    await new Promise((done) => setTimeout(done, 100));
    await pidOf.execute(tx);
  });
  await expect(lost).rejects.toThrow(/terminat|not queryable/);
  expect((await pidOf.execute(db)).rows).toHaveLength(1);
});
