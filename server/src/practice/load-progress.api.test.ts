import { expect, it } from 'vitest';
import { testDatabase } from '../database/test-cluster.ts';

const progressQuery = `
  select seq from practice_progress p where p.user_id = $1 and p.reference_type = $2 and p.reference_id = $3`;

it('reads one row for a student’s progress, for any number of students and with any index', async () => {
  const { pool, drop } = await testDatabase();
  const client = await pool.connect();
  try {
    // Most references have one student at most, which a generic plan assumes; one has all students.
    await client.query(`
      insert into users (id, username, email, user_type)
      select gen_random_uuid(), 'Student ' || n, n || '@mail.example', 'Student' from generate_series(1, 400) n;
      create temp table popular as select gen_random_uuid() as id;
      insert into practice_progress (user_id, reference_type, reference_id, seq, state)
      select u.id, 'HomeSubTopic', place.id, 1, '{}'
        from users u
       cross join lateral (select id from popular union all
                           select gen_random_uuid() from generate_series(1, 20) where u.id is not null) place (id);
      analyze practice_progress;
      set plan_cache_mode = force_generic_plan;
      prepare asked (uuid, text, uuid) as ${progressQuery}`);
    const { rows } = await client.query<{ user: string; place: string }>(
      'select (select id from users limit 1) as user, id as place from popular',
    );
    const [{ user, place } = { user: '', place: '' }] = rows;
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, timing off) execute asked ('${user}', 'HomeSubTopic', '${place}')`,
    );
    const planText = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(planText).toContain('actual rows=1');
    expect(planText).not.toContain('Rows Removed by Filter');
  } finally {
    client.release();
    await drop();
  }
});
