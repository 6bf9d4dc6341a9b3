import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from './test-cluster.ts';

/** Tables that a cluster distributes by user_id (docs/scale.md). */
const distributed = [
  'answer_quarters',
  'assignments',
  'drafts',
  'exam_grades',
  'exam_orders',
  'granted_time',
  'mistake_notes',
  'mistake_sets',
  'own_exams',
  'practice_events',
  'practice_progress',
  'released_reviews',
  'reported_problems',
  'study_plans',
  'test_attempts',
  'test_entries',
  'user_activity',
];
/** Tables with a user_id that stay on the coordinator: they are looked up by a hash, or by an account at a log-in. */
const local = [
  'hand_over_codes',
  'jobs',
  'known_devices',
  'password_links',
  'session_streams',
  'session_tokens',
  'sessions',
  'spent_budgets',
];

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('every table with rows of one user is distributed by the user, or local', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...distributed, ...local].toSorted());
});

it('keys of a distributed table begin with the user, and its other unique indexes have the user', async () => {
  const { rows } = await database.pool.query<{ name: string; isPrimary: boolean; columns: string[] }>(
    `select i.indrelid::regclass::text as name, i.indisprimary as "isPrimary",
            array(select a.attname::text from unnest(i.indkey::smallint[]) with ordinality as k (attnum, nth)
                    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum order by nth) as columns
       from pg_index i where i.indisunique and i.indrelid = any ($1::regclass[])`,
    [distributed],
  );
  expect(
    rows
      .filter(({ isPrimary }) => isPrimary)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(distributed);
  expect(rows.filter(({ isPrimary, columns }) => isPrimary && columns[0] !== 'user_id')).toEqual([]);
  expect(rows.filter(({ columns }) => !columns.includes('user_id'))).toEqual([]);
});

it('foreign keys between distributed tables carry the user, and no other table refers to one', async () => {
  const { rows } = await database.pool.query<{ from: string; to: string; carries: boolean }>(
    `select k.conrelid::regclass::text as from, k.confrelid::regclass::text as to,
            exists (select from unnest(k.conkey, k.confkey) as pair (own, other)
                      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own and a.attname = 'user_id'
                      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'user_id'
            ) as carries
       from pg_constraint k where k.contype = 'f' and k.confrelid = any ($1::regclass[])`,
    [distributed],
  );
  expect(rows).toEqual([{ from: 'test_entries', to: 'test_attempts', carries: true }]);
});
