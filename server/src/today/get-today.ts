import { diagnosticReference } from '@fourfold/core/contract/practice';
import type { StudyPlan } from '@fourfold/core/contract/today';
import type { Reply } from '@fourfold/core/contract/types';
import { emptyPlan } from '@fourfold/core/today/study-plan';
import { countedAnswers, type SkillTally, weakSkills } from '@fourfold/core/today/weak-skills';
import { sql } from 'kysely';
import type { Handler, SessionContext } from '../call/handler.ts';
import { dayIn, startOfDay } from '../call/start-of-day.ts';
import type { Db } from '../database/db.ts';
import { findSkillWork } from './skill-work.ts';
import { planJson } from './study-plan.ts';

/** The caller's day. One statement; another one if a skill is weak. */
export const getToday: Handler<'GET /today'> = async (_input, context) => {
  const { db, session, now, timeZone } = context;
  const day = dayIn(now(), timeZone);
  const { plan, tallies, has_answers, ...numbers } = await readToday(db, {
    user_id: session.account.id,
    starts_at: startOfDay(day, timeZone),
  });
  return {
    day,
    ...numbers,
    plan: plan ?? emptyPlan,
    is_new: plan === null && !has_answers,
    weakest: await findWeakest(context, tallies),
  };
};

type TitledTally = SkillTally & { title: string };
type TodayRow = {
  plan: StudyPlan | null;
  seconds: number;
  usual_seconds: number | null;
  diagnostic_answers: number;
  has_answers: boolean;
  tallies: TitledTally[];
};

async function readToday(db: Db, { user_id, starts_at }: { user_id: string; starts_at: Date }): Promise<TodayRow> {
  const { rows } = await sql<TodayRow>`
    with latest as (
      select question_id, is_correct, time_spent_before_answer as seconds from practice_events
       where user_id = ${user_id} and kind = 'answered'
       order by at desc limit ${countedAnswers}
    )
    select (select ${planJson} from study_plans p where p.user_id = ${user_id}) as plan,
           (select coalesce(sum(time_before + time_after), 0)::int from answer_quarters
             where user_id = ${user_id} and starts_at >= ${starts_at}) as seconds,
           (select percentile_disc(0.5) within group (order by seconds)::int from latest) as usual_seconds,
           (select count(*)::int from practice_events
             where user_id = ${user_id} and reference_type = ${diagnosticReference} and reference_id = ${user_id}
               and kind = 'answered') as diagnostic_answers,
           exists (select from latest) as has_answers,
           (select coalesce(json_agg(json_build_object('code', s.code, 'title', s.title, 'right', t.correct,
                                                       'total', t.total)), '[]')
              from (select code, count(*) filter (where is_correct) as correct, count(*) as total
                      from latest join questions q on q.id = latest.question_id
                      cross join unnest(q.skill_codes) code
                     group by code) t
              join skills s using (code)) as tallies
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without from returned no row');
  return row;
}

/** Weak skills for which work is looked for; content that has none of three is hardly tagged. */
const mostSkills = 3;

async function findWeakest(
  context: SessionContext<'db' | 'content'>,
  tallies: readonly TitledTally[],
): Promise<Reply<'GET /today'>['weakest']> {
  for (const { code, right, total } of weakSkills(tallies).slice(0, mostSkills)) {
    const work = await findSkillWork(context, code);
    const title = tallies.find((one) => one.code === code)?.title ?? code;
    if (work) return { code, title, right, total, work };
  }
  return null;
}
