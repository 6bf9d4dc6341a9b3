import { problemSetReference, type StartedWork, workReferences } from '@fourfold/core/contract/practice';
import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { canSee, placesView, type Reader, readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { findFirstUnfinished } from './find-first-unfinished.ts';
import { progressColumns } from './load-progress.ts';
import { type ProgressRow, presentProgress } from './present-progress.ts';
import { isFinished, isUnfinished } from './progress-conditions.ts';
import type { Reference } from './reference.ts';

/**
 * Returns the practice that the caller can continue, the practice that is finished, and where to
 * begin if nothing is started.
 */
export const listStarted: Handler<'GET /user_progresses/started'> = async (_input, { db, session }) => {
  const query = { reader: readerOf(session), user_id: session.account.id };
  const [data, finished] = await Promise.all([
    loadStarted(db, { ...query, condition: isUnfinished, limit: 12 }),
    loadStarted(db, { ...query, condition: isFinished, limit: 4 }),
  ]);
  return { data, finished, first: data.length === 0 ? await findFirstUnfinished(db, query.user_id) : null };
};

type StartedQuery = { reader: Reader; user_id: string; condition: RawBuilder<boolean>; limit: number };

/** Progress rows that match the condition and whose content is still visible; the newest first. */
async function loadStarted(db: Db, { reader, user_id, condition, limit }: StartedQuery): Promise<StartedWork[]> {
  const { rows } = await sql<StartedRow>`
    select p.reference_type, p.reference_id, p.updated_at, json_build_object(${progressColumns}) as progress,
           coalesce(s.title, exam.title, sst.title, st.title, '') as title,
           t.kind as topic_type, t.id as topic_id, t.title as topic_title,
           st.id as subtopic_id, st.title as subtopic_title,
           sst.id as subsubtopic_id, sst.title as subsubtopic_title,
           exam.id as exam_question_id, exam.exam_id, e.title as exam_title, e.family
      from practice_progress p
      left join problem_sets s on p.reference_type = ${problemSetReference} and s.id = p.reference_id
      left join lateral (${mainParent(reader)}) place on true
      left join subsubtopics sst on sst.id = case p.reference_type when 'HomeSubsubTopic' then p.reference_id
        when ${problemSetReference} then place.subsubtopic_id end
      left join subtopics st on st.id = case p.reference_type when 'HomeSubTopic' then p.reference_id
        else sst.subtopic_id end
      left join topics t on t.id = coalesce(st.topic_id, place.sattopic_id)
      left join exam_questions exam on exam.id = case
        when p.reference_type in ('HomeSatQuestionTopic', 'HomeActQuestionTopic') then p.reference_id
        else place.exam_question_id end
      left join exams e on e.id = exam.exam_id
     where p.user_id = ${user_id} and p.reference_type = any (${[...workReferences]}::text[])
       and ${condition}
       and ${isOpen(reader)}
     order by p.updated_at desc, p.reference_id
     limit ${limit}
  `.execute(db);
  return rows.map((row) => presentStarted(row, user_id));
}

/** Subquery: the parent of the set `s` that was linked first, among those that the reader may see. */
export function mainParent(reader: Reader): RawBuilder<unknown> {
  return sql`
    select case seen.parent_kind when 'subsubtopic' then seen.parent_id end as subsubtopic_id,
           case seen.parent_kind when 'sattopic' then seen.parent_id end as sattopic_id,
           case when seen.parent_kind in ('sat_question', 'act_question') then seen.parent_id end as exam_question_id
      from ${placesView(reader)} seen
      join problem_set_places linked using (problem_set_id, parent_kind, parent_id)
     where seen.problem_set_id = s.id
     order by linked.linked_at
     limit 1`;
}

function isOpen(reader: Reader): RawBuilder<boolean> {
  const canSeeReference = (kind: Parameters<typeof canSee>[1]) => canSee(reader, kind, 'p.reference_id');
  return sql<boolean>`
    case p.reference_type
      when 'HomeSubTopic' then ${canSeeReference('subtopic_sequences')}
      when 'HomeSubsubTopic' then ${canSeeReference('subsubtopic_sequences')}
      when ${problemSetReference} then ${canSeeReference('problem_sets')}
      else ${canSeeReference('exam_questions')}
    end`;
}

type StartedRow = Omit<StartedWork, 'progress' | 'updated_at' | 'sat_question_id' | 'act_question_id'> & {
  reference_type: Reference['type'];
  reference_id: string;
  updated_at: Date;
  progress: ProgressRow;
  exam_question_id: string | null;
  family: 'sat' | 'act' | null;
};

function presentStarted(row: StartedRow, user_id: string): StartedWork {
  const reference: Reference = { type: row.reference_type, id: row.reference_id };
  const ancestors = { subtopic_id: row.subtopic_id, exam_id: row.exam_id };
  return {
    progress: presentProgress(row.progress, { user_id, reference, ancestors }),
    title: row.title,
    exam_id: row.exam_id,
    exam_title: row.exam_title,
    topic_type: row.topic_type,
    topic_id: row.topic_id,
    topic_title: row.topic_title,
    subtopic_id: row.subtopic_id,
    subtopic_title: row.subtopic_title,
    subsubtopic_id: row.subsubtopic_id,
    subsubtopic_title: row.subsubtopic_title,
    sat_question_id: row.family === 'sat' ? row.exam_question_id : null,
    act_question_id: row.family === 'act' ? row.exam_question_id : null,
    updated_at: row.updated_at.toISOString(),
  };
}
