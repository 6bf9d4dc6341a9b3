import type { SkillWork } from '@fourfold/core/contract/skill-work';
import { topicKindNames } from '@fourfold/core/topics/topic-kinds';
import { sql } from 'kysely';
import type { SessionContext } from '../call/handler.ts';
import { practiceItems } from '../content/practice-items.ts';
import { visibleQuestionCount } from '../content/visible-questions.ts';
import type { Db } from '../database/db.ts';
import { isFinished } from '../practice/progress-conditions.ts';

/** The best of a skill; a student who has finished all of them hardly has it as the weakest. */
const mostListed = 30;

/** The first of `findSkillWorks`; null if there is nothing. */
export async function findSkillWork(
  context: SessionContext<'db' | 'content'>,
  code: string,
): Promise<SkillWork | null> {
  const [work] = await findSkillWorks(context, code, 1);
  return work ?? null;
}

/**
 * Returns what the student can practise of a skill and has not finished: first what consists of it the most, in the
 * topic lists before the SATs and ACTs.
 */
export async function findSkillWorks(
  { db, content, session }: SessionContext<'db' | 'content'>,
  code: string,
  most: number,
): Promise<SkillWork[]> {
  const { data } = await content(`skill work ${code}`, async () => {
    const inTopics = await readInTopics(db, code);
    return { content: { data: [...inTopics, ...(await readInExams(db, code))].slice(0, mostListed) }, roots: 'any' };
  });
  if (data.length === 0) return [];
  const { rows } = await sql<{ reference_id: string }>`
    select p.reference_id from practice_progress p
      join unnest(${data.map((one) => one.reference_type)}::text[], ${data.map((one) => one.reference_id)}::uuid[])
           as work (reference_type, reference_id) using (reference_type, reference_id)
     where p.user_id = ${session.account.id} and ${isFinished}`.execute(db);
  const finished = new Set(rows.map(({ reference_id }) => reference_id));
  // A set has a row for each of its parents.
  const first = new Map(data.toReversed().map((work) => [work.reference_id, work]));
  return data
    .filter((work) => !finished.has(work.reference_id) && first.get(work.reference_id) === work)
    .slice(0, most);
}

/** The parents of questions with the skill that students see, and how many of its questions each has. */
const tagged = (code: string) => sql`(
  select q.parent_kind, q.parent_id, count(*) as count from questions q
   where q.skill_codes @> array[${code}] and q.deleted_at is null and not q.is_hidden
   group by 1, 2)`;

async function readInTopics(db: Db, code: string): Promise<SkillWork[]> {
  const { rows } = await sql<SkillWork>`
    select part.reference_type, part.reference_id, coalesce(s.title, sst.title, st.title) as title,
           null as exam_id, null as exam_title, null as sat_question_id, null as act_question_id,
           part.topic_type, part.topic_id, t.title as topic_title, part.subtopic_id, st.title as subtopic_title,
           part.subsubtopic_id, sst.title as subsubtopic_title, part.questions
      from ${tagged(code)} tagged
      join ${practiceItems} part on part.parent_kind = tagged.parent_kind and part.reference_id = tagged.parent_id
      join topics t on t.id = part.topic_id
      left join subtopics st on st.id = part.subtopic_id
      left join subsubtopics sst on sst.id = part.subsubtopic_id
      left join problem_sets s on s.id = part.reference_id
     order by tagged.count::float8 / part.questions desc, array_position(${topicKindNames}::text[], part.topic_type),
              part.list_key, part.reference_id
     limit ${mostListed}`.execute(db);
  return rows;
}

async function readInExams(db: Db, code: string): Promise<SkillWork[]> {
  const { rows } = await sql<SkillWork>`
    select case e.family when 'sat' then 'HomeSatQuestionTopic' else 'HomeActQuestionTopic' end as reference_type,
           q.id as reference_id, q.title, e.id as exam_id, e.title as exam_title,
           case e.family when 'sat' then q.id end as sat_question_id,
           case e.family when 'act' then q.id end as act_question_id,
           null as topic_type, null as topic_id, null as topic_title, null as subtopic_id, null as subtopic_title,
           null as subsubtopic_id, null as subsubtopic_title,
           ${visibleQuestionCount(sql`e.family || '_question'`, 'q.id')} as questions
      from ${tagged(code)} tagged
      join exam_questions q on q.id = tagged.parent_id and tagged.parent_kind in ('sat_question', 'act_question')
      join open_exam_questions using (id)
      join exams e on e.id = q.exam_id
     where q.title is not null
     order by e.family desc, e.position, e.id, q.position, q.id
     limit ${mostListed}`.execute(db);
  return rows;
}
