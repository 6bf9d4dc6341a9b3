import type { StartableWork } from '@fourfold/core/contract/practice';
import { topicKindNames } from '@fourfold/core/topics/topic-kinds';
import { type RawBuilder, sql } from 'kysely';
import { practiceItems } from '../content/practice-items.ts';
import { visibleQuestionCount } from '../content/visible-questions.ts';
import type { Db } from '../database/db.ts';
import { isFinished } from './progress-conditions.ts';

/**
 * Returns the first sequence or set, in the order of the topic lists, that the student has not
 * finished; if there is none, the first such sequence of a SAT or ACT. Null if all are finished.
 */
export async function findFirstUnfinished(db: Db, user_id: string): Promise<StartableWork | null> {
  return (await findFirstInTopics(db, user_id)) ?? (await findFirstInExams(db, user_id)) ?? null;
}

async function findFirstInTopics(db: Db, user_id: string): Promise<StartableWork | undefined> {
  const { rows } = await sql<StartableWork>`
    select part.reference_type, part.reference_id, coalesce(s.title, sst.title, st.title) as title,
           null as exam_id, null as exam_title, null as sat_question_id, null as act_question_id,
           part.topic_type, part.topic_id, t.title as topic_title, part.subtopic_id, st.title as subtopic_title,
           part.subsubtopic_id, sst.title as subsubtopic_title
      from ${practiceItems} part
      join topics t on t.id = part.topic_id
      left join subtopics st on st.id = part.subtopic_id
      left join subsubtopics sst on sst.id = part.subsubtopic_id
      left join problem_sets s on s.id = part.reference_id
     where ${isUnfinishedReference(user_id, sql`part.reference_type`, 'part.reference_id')}
     order by array_position(${topicKindNames}::text[], part.topic_type), part.list_key, part.reference_id
     limit 1`.execute(db);
  return rows[0];
}

async function findFirstInExams(db: Db, user_id: string): Promise<StartableWork | undefined> {
  const type = sql`case e.family when 'sat' then 'HomeSatQuestionTopic' else 'HomeActQuestionTopic' end`;
  const { rows } = await sql<StartableWork>`
    select ${type} as reference_type, q.id as reference_id, q.title, e.id as exam_id, e.title as exam_title,
           case e.family when 'sat' then q.id end as sat_question_id,
           case e.family when 'act' then q.id end as act_question_id,
           null as topic_type, null as topic_id, null as topic_title, null as subtopic_id, null as subtopic_title,
           null as subsubtopic_id, null as subsubtopic_title
      from exam_questions q join open_exam_questions using (id) join exams e on e.id = q.exam_id
     where q.title is not null and ${visibleQuestionCount(sql`e.family || '_question'`, 'q.id')} > 0
       and ${isUnfinishedReference(user_id, type, 'q.id')}
     order by e.family desc, e.position, e.id, q.position, q.id
     limit 1`.execute(db);
  return rows[0];
}

function isUnfinishedReference(user_id: string, type: RawBuilder<unknown>, id: string) {
  return sql<boolean>`not exists (
    select from practice_progress p
     where p.user_id = ${user_id} and p.reference_type = ${type} and p.reference_id = ${sql.ref(id)} and ${isFinished})`;
}
