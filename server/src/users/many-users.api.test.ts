import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { conditionByKind } from './user-kinds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Every hundredth user is a tutor, and some of the admins are tutors too.
  await sql`
    insert into users (id, username, email, user_type, is_admin, is_tutor)
    select gen_random_uuid(), 'Person ' || n, 'person' || n || '@mail.example',
           case when n % 100 = 0 then 'Tutor' when n % 2 = 0 then 'Admin' else 'Student' end,
           n % 2 = 0 and n % 100 <> 0, n % 100 = 2
      from generate_series(1, 20000) n`.execute(server.db);
  await sql`vacuum (analyze) users`.execute(server.db);
});
afterAll(() => server.stop());

it('lists a page of tutors, and counts them, without reading other users', async () => {
  const condition = sql`${conditionByKind.tutors} and u.deleted_at is null`;
  const page = sql`select u.username from users u where ${condition} order by lower(u.username), u.id limit 10`;
  const count = sql`select count(*) from users u where ${condition}`;
  for (const statement of [page, count]) expect(await maxRowsRead(statement)).toBeLessThanOrEqual(400);
  const admin = await server.as('super-admin');
  expect((await admin.call('GET /users/tutors', { query: { q: 'Person ' } })).count).toBe(400);
});

/** The maximum number of rows that a step of the query plan reads, including the filtered ones. */
async function maxRowsRead(statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (analyze, format json) ${statement}`.execute(
    server.db,
  );
  const reads = (plan: Plan): number[] => [
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0),
    ...(plan.Plans ?? []).flatMap(reads),
  ];
  return Math.max(...rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => reads(plan)));
}

type Plan = { 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };
