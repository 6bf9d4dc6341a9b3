import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** A quarter of an hour whose row in answer_quarters differs from the sum of its answers. */
export type QuarterDifference = { user_id: string; starts_at: Date; stored: string; summed: string };

/** Students read per query. */
const batchSize = 500;

/** Compares the sums that the charts use with the answers themselves, also if either is missing. */
export async function reconcileQuarters(db: Db, onDifference: (difference: QuarterDifference) => void): Promise<void> {
  let after: string | undefined;
  do {
    const users = await db
      .selectFrom('users')
      .select('id')
      .$if(after !== undefined, (all) => all.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const difference of await compare(
      db,
      users.map(({ id }) => id),
    ))
      onDifference(difference);
    after = users.length < batchSize ? undefined : users.at(-1)?.id;
  } while (after !== undefined);
}

async function compare(db: Db, users: readonly string[]): Promise<QuarterDifference[]> {
  const { rows } = await sql<QuarterDifference>`
    with summed as (
      select user_id, quarter_of(at) as starts_at,
             count(*) filter (where is_correct) as correct, count(*) filter (where not is_correct) as incorrect,
             coalesce(sum(time_spent_before_answer), 0) as time_before, sum(time_spent_after_answer) as time_after,
             coalesce(sum(time_spent_after_answer) filter (where not is_correct), 0) as time_after_wrong
        from practice_events
       where kind = 'answered' and user_id = any (${users}::uuid[])
       group by 1, 2
    ), stored as (
      select * from answer_quarters where user_id = any (${users}::uuid[])
    )
    select user_id, starts_at,
           concat_ws('/', q.correct, q.incorrect, q.time_before, q.time_after, q.time_after_wrong) as stored,
           concat_ws('/', e.correct, e.incorrect, e.time_before, e.time_after, e.time_after_wrong) as summed
      from summed e
      full join stored q using (user_id, starts_at)
     where (e.correct, e.incorrect, e.time_before, e.time_after, e.time_after_wrong)
           is distinct from (q.correct, q.incorrect, q.time_before, q.time_after, q.time_after_wrong)
     order by 1, 2
  `.execute(db);
  return rows;
}
