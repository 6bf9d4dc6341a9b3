import { type AnswerRecord, reviewReference } from '@fourfold/core/contract/practice';
import type { Day } from '@fourfold/core/day/day';
import { sql } from 'kysely';
import type { ActionContext } from '../call/handler.ts';
import { batchQueries, padToBatchSize } from '../database/batch-queries.ts';
import { progressColumns } from './load-progress.ts';
import type { HistoryState } from './machine-of.ts';
import { loadPracticeContent, loadQuestion, type PracticeContent, type QuestionWithKey } from './practice-content.ts';
import { newProgress, noAncestors, type ProgressRow } from './present-progress.ts';
import { type HistoryReference, isWork } from './reference.ts';
import { loadReviewQuestion } from './review-content.ts';
import { dayOfAnswer, usualSeconds } from './student-day.ts';

/** The stored data that is needed to judge and save one answer. */
export type AnswerContext = Pick<PracticeContent, 'visible' | 'ancestors'> & {
  /** Whether the record's id is already stored: for this answer, for another answer, or not (null). */
  known: 'this' | 'another' | null;
  progress: ProgressRow<HistoryState>;
  /** Of a card only. */
  card: CardHistory | null;
  question: QuestionWithKey | null;
};

/** What a card depends on, in addition to its own history. */
type CardHistory = {
  /** Median of the student's seconds before an answer; null without answers. */
  usual_seconds: number | null;
  /** The last miss of the card's question elsewhere, and whether it is later than the last review; null without one. */
  missed: { day: Day; since_review: boolean } | null;
};

/**
 * Loads everything that is needed to judge and save one answer. The student's data takes one statement; the content is
 * cached. A second statement is needed only for a question that was deleted meanwhile.
 */
export async function loadAnswerContext(
  context: ActionContext,
  { record, reference }: { record: AnswerRecord; reference: HistoryReference },
): Promise<AnswerContext> {
  const query = { user_id: context.session.account.id, record, reference };
  if (!isWork(reference)) {
    const reviewed = await loadReviewQuestion(context, record.question_id);
    const studentData = await loadStudentData(context.db, query);
    return { ...studentData, question: reviewed?.question ?? null, visible: [], ancestors: noAncestors };
  }
  const { data, visible, ancestors } = await loadPracticeContent(context, reference);
  const studentData = await loadStudentData(context.db, query);
  const question =
    data.find(({ id }) => id === record.question_id) ?? (await loadQuestion(context, record.question_id));
  return { ...studentData, question, visible, ancestors };
}

type StudentData = Pick<AnswerContext, 'known' | 'progress' | 'card'>;
type StudentDataQuery = { user_id: string; record: AnswerRecord; reference: HistoryReference };
type StudentDataRow = Omit<StudentData, 'progress'> & { progress: ProgressRow<HistoryState> | null };

const loadStudentData = batchQueries(async (db, queries: readonly StudentDataQuery[]): Promise<StudentData[]> => {
  const columnOf = (textOf: (query: StudentDataQuery) => string) => padToBatchSize(queries.map(textOf));
  const { rows } = await sql<StudentDataRow>`
    select (select case when e.question_id = a.question_id and e.reference_type = a.reference_type
                         and e.reference_id = a.reference_id then 'this' else 'another' end
              from practice_events e
             where e.user_id = a.user_id and e.record_id = a.record_id) as known,
           (select json_build_object(${progressColumns}) from practice_progress p
             where p.user_id = a.user_id and p.reference_type = a.reference_type
               and p.reference_id = a.reference_id) as progress,
           case when a.reference_type = ${sql.lit(reviewReference)} then (
             select json_build_object('usual_seconds', ${usualSeconds(sql.ref('a.user_id'))}, 'missed', ${lastMiss}))
           end as card
      from unnest(${columnOf(({ user_id }) => user_id)}::uuid[], ${columnOf(({ record }) => record.id)}::uuid[],
                  ${columnOf(({ record }) => record.question_id)}::uuid[],
                  ${columnOf(({ reference }) => reference.type)}::text[],
                  ${columnOf(({ reference }) => reference.id)}::uuid[])
           with ordinality as a (user_id, record_id, question_id, reference_type, reference_id, at)
     order by a.at
  `.execute(db);
  return queries.map(({ reference }, at) => {
    const { known = null, progress = null, card = null } = rows[at] ?? {};
    return { known, card, progress: progress ?? newProgress(reference) };
  });
});

/** SQL expression: the last miss of the question of card `a`. A wrong answer to another card is none (decision 0011). */
const lastMiss = sql`(
  select json_build_object('day', ${dayOfAnswer('e')}, 'since_review', e.at > coalesce(
           (select p.updated_at from practice_progress p
             where p.user_id = a.user_id and p.reference_type = a.reference_type
               and p.reference_id = a.reference_id), '-infinity'))
    from practice_events e
   where e.user_id = a.user_id and e.question_id = a.reference_id and e.kind = 'answered' and not e.is_correct
     and e.reference_type <> ${sql.lit(reviewReference)}
   order by e.at desc limit 1)`;
