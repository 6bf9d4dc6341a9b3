import { problemSetReference } from '@fourfold/core/contract/practice';
import { overallPercent, sequencePercent, setsPercent } from '@fourfold/core/exams/exam-progress';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import { isShownBelow, isShownQuestion, readerOf } from '../content/reader.ts';
import { hasVisibleQuestions } from '../content/visible-questions.ts';
import { inListOrder, listedExams } from './exam-rows.ts';
import { sequenceReferences } from './get-exam-progress.ts';

type AccountContext = Pick<Context, 'db'> & { session: Pick<Session, 'account'> };
/** `topics` is the number of topics with something to practise, `begun` the states of those that were started. */
type ExamProgressRow = { id: string; title: string; topics: number } & (
  | { by_sets: false; begun: SequenceState[] }
  | { by_sets: true; begun: (MasteryState | null)[][] }
);

/**
 * The student's progress in every authored exam of the list, each in the unit of its setting.
 * Returns what `getExamProgress` returns for each one, in one statement for all.
 */
export async function listExamProgress(family: Family, { db, session }: AccountContext) {
  const [reader, user_id] = [readerOf(session), session.account.id];
  const listedExamsQuery = listedExams(db, { family, user_id, reader })
    .where('exams.own_marks', 'is', null)
    .select(['exams.id', 'exams.title', 'exams.progress_by_problemset as by_sets'])
    .select(sql`row_number() over (order by ${inListOrder})`.as('place'));
  const { rows } = await sql<ExamProgressRow>`
    with listed as (${listedExamsQuery}),
    topics as (
      select listed.id as exam_id, exam_questions.id, listed.by_sets
        from listed
        join exam_questions on exam_questions.exam_id = listed.id
       where ${isShownBelow(reader, 'exam_questions')}
    ), sequences as (
      select topics.exam_id, count(*)::int as topics, jsonb_agg(own.state) filter (where own.state is not null) as begun
        from topics
        left join practice_progress own
          on own.user_id = ${user_id} and own.reference_type = ${sequenceReferences[family]}
         and own.reference_id = topics.id
       where not topics.by_sets
         and exists (select from questions
                      where questions.parent_kind = ${`${family}_question`} and questions.parent_id = topics.id
                        and ${isShownQuestion(reader)})
       group by topics.exam_id
    ), topics_of_sets as (
      select topics.exam_id, jsonb_agg(own.state) as states, bool_or(own.state is not null) as is_begun
        from topics
        join problem_set_places place
          on place.parent_kind = ${`${family}_question`} and place.parent_id = topics.id
        join problem_sets on problem_sets.id = place.problem_set_id and ${isShownBelow(reader, 'problem_sets')}
         and ${hasVisibleQuestions('problem_sets.id')}
        left join practice_progress own
          on own.user_id = ${user_id} and own.reference_type = ${problemSetReference}
         and own.reference_id = place.problem_set_id
       where topics.by_sets
       group by topics.exam_id, topics.id
    ), sets as (
      select exam_id, count(*)::int as topics, jsonb_agg(states) filter (where is_begun) as begun
        from topics_of_sets
       group by exam_id
    )
    select listed.id, listed.title, listed.by_sets,
           coalesce(sequences.topics, sets.topics, 0) as topics, coalesce(sequences.begun, sets.begun, '[]') as begun
      from listed
      left join sequences on sequences.exam_id = listed.id
      left join sets on sets.exam_id = listed.id
     order by listed.place
  `.execute(db);
  return rows.map((row) => ({ id: row.id, title: row.title, percent_complete: percentOf(row) }));
}

function percentOf(row: ExamProgressRow): number {
  const begun = row.by_sets
    ? row.begun.map((states) => setsPercent(states))
    : row.begun.map((state) => sequencePercent(true, state));
  return overallPercent(
    row.topics,
    begun.filter((percent) => percent !== null),
  );
}
