import type { AnswerRecord } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { ActionContext } from '../call/handler.ts';
import { batchQueries, padToBatchSize } from '../database/batch-queries.ts';
import { progressColumns } from './load-progress.ts';
import type { HistoryState } from './machine-of.ts';
import { loadPracticeContent, loadQuestion, type PracticeContent, type QuestionWithKey } from './practice-content.ts';
import { newProgress, type ProgressRow } from './present-progress.ts';
import type { Reference } from './reference.ts';

/** The stored data that is needed to judge and save one answer. */
export type AnswerContext = Pick<PracticeContent, 'visible' | 'ancestors'> & {
  /** Whether the record's id is already stored: for this answer, for another answer, or not (null). */
  known: 'this' | 'another' | null;
  progress: ProgressRow<HistoryState>;
  question: QuestionWithKey | null;
};

/**
 * Loads everything that is needed to judge and save one answer. The student's data takes one statement; the content is
 * cached. A second statement is needed only for a question that was deleted meanwhile.
 */
export async function loadAnswerContext(
  context: ActionContext,
  { record, reference }: { record: AnswerRecord; reference: Reference },
): Promise<AnswerContext> {
  const { data, visible, ancestors } = await loadPracticeContent(context, reference);
  const studentData = await loadStudentData(context.db, { user_id: context.session.account.id, record, reference });
  const question =
    data.find(({ id }) => id === record.question_id) ?? (await loadQuestion(context, record.question_id));
  return { ...studentData, question, visible, ancestors };
}

type StudentData = Pick<AnswerContext, 'known' | 'progress'>;
type StudentDataQuery = { user_id: string; record: AnswerRecord; reference: Reference };

const loadStudentData = batchQueries(async (db, queries: readonly StudentDataQuery[]): Promise<StudentData[]> => {
  const columnOf = (textOf: (query: StudentDataQuery) => string) => padToBatchSize(queries.map(textOf));
  const { rows } = await sql<{ known: StudentData['known']; progress: ProgressRow<HistoryState> | null }>`
    select (select case when e.question_id = a.question_id and e.reference_type = a.reference_type
                         and e.reference_id = a.reference_id then 'this' else 'another' end
              from practice_events e
             where e.user_id = a.user_id and e.record_id = a.record_id) as known,
           (select json_build_object(${progressColumns}) from practice_progress p
             where p.user_id = a.user_id and p.reference_type = a.reference_type
               and p.reference_id = a.reference_id) as progress
      from unnest(${columnOf(({ user_id }) => user_id)}::uuid[], ${columnOf(({ record }) => record.id)}::uuid[],
                  ${columnOf(({ record }) => record.question_id)}::uuid[],
                  ${columnOf(({ reference }) => reference.type)}::text[],
                  ${columnOf(({ reference }) => reference.id)}::uuid[])
           with ordinality as a (user_id, record_id, question_id, reference_type, reference_id, at)
     order by a.at
  `.execute(db);
  return queries.map(({ reference }, at) => {
    const { known = null, progress = null } = rows[at] ?? {};
    return { known, progress: progress ?? newProgress(reference) };
  });
});
