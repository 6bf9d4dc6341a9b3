import type { StudyPlan } from '@fourfold/core/contract/today';
import { emptyPlan } from '@fourfold/core/today/study-plan';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';

/** SQL expression: a row `p` of study_plans as JSON. */
export const planJson = sql<StudyPlan>`json_build_object(
  'edition', p.edition, 'test_date', p.test_date, 'goal', p.goal, 'minutes_a_day', p.minutes_a_day,
  'reviews_a_day', p.reviews_a_day, 'first_run', p.first_run)`;

/** The caller's plan; an empty one before the first change. */
export const getStudyPlan: Handler<'GET /study_plan'> = async (_input, { db, session }) => {
  const { rows } = await sql<{ plan: StudyPlan }>`
    select ${planJson} as plan from study_plans p where p.user_id = ${session.account.id}`.execute(db);
  return rows[0]?.plan ?? emptyPlan;
};

/** Saves the whole plan; of two devices the later one counts. */
export const putStudyPlan: Handler<'PUT /study_plan'> = async ({ body }, { db, session, now }) => {
  const values = { ...body, updated_at: now() };
  await db
    .insertInto('study_plans')
    .values({ user_id: session.account.id, ...values })
    .onConflict((own) => own.column('user_id').doUpdateSet(values))
    .execute();
  return body;
};

/** The most reviews that the student wants on one day. */
export async function readReviewLimit(db: Db, user_id: string): Promise<number> {
  const plan = await db
    .selectFrom('study_plans')
    .select('reviews_a_day')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return plan?.reviews_a_day ?? emptyPlan.reviews_a_day;
}
