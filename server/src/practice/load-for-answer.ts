import type { AnswerRecord } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { Doing } from '../call/handler.ts';
import { gathered, padded } from '../database/gathered.ts';
import { progressColumns } from './load-progress.ts';
import { loadQuestion, type PracticeContent, practiceContent, type QuestionWithKey } from './practice-content.ts';
import { newProgress, type ProgressRow } from './present-progress.ts';
import type { Reference } from './reference.ts';

/** The stored data that is needed to judge and save one answer. */
export type ForAnswer = Pick<PracticeContent, 'visible' | 'place'> & {
  /**
   * Whether the record's id is already stored: for this answer, for another answer, or not (null).
   */
  known: 'this' | 'another' | null;
  progress: ProgressRow;
  question: QuestionWithKey | null;
};

/**
 * Loads everything that is needed to judge and save one answer. The student's data takes one
 * statement; the content is cached. A second statement is needed only for a question that was
 * deleted meanwhile.
 */
export async function loadForAnswer(
  doing: Doing,
  { record, reference }: { record: AnswerRecord; reference: Reference },
): Promise<ForAnswer> {
  const { data, visible, place } = await practiceContent(doing, reference);
  const done = await loadDone(doing.db, { user_id: doing.session.account.id, record, reference });
  const question = data.find(({ id }) => id === record.question_id) ?? (await loadQuestion(doing, record.question_id));
  return { ...done, question, visible, place };
}

type Done = Pick<ForAnswer, 'known' | 'progress'>;
type DoneBy = { user_id: string; record: AnswerRecord; reference: Reference };

const loadDone = gathered(async (db, all: readonly DoneBy[]): Promise<Done[]> => {
  const column = (of: (one: DoneBy) => string) => padded(all.map(of));
  const { rows } = await sql<{ known: Done['known']; progress: ProgressRow | null }>`
    select (select case when e.question_id = a.question_id and e.reference_type = a.reference_type
                         and e.reference_id = a.reference_id then 'this' else 'another' end
              from practice_events e
             where e.user_id = a.user_id and e.record_id = a.record_id) as known,
           (select json_build_object(${progressColumns}) from practice_progress p
             where p.user_id = a.user_id and p.reference_type = a.reference_type
               and p.reference_id = a.reference_id) as progress
      from unnest(${column(({ user_id }) => user_id)}::uuid[], ${column(({ record }) => record.id)}::uuid[],
                  ${column(({ record }) => record.question_id)}::uuid[],
                  ${column(({ reference }) => reference.type)}::text[],
                  ${column(({ reference }) => reference.id)}::uuid[])
           with ordinality as a (user_id, record_id, question_id, reference_type, reference_id, at)
     order by a.at
  `.execute(db);
  return all.map(({ reference }, at) => {
    const { known = null, progress = null } = rows[at] ?? {};
    return { known, progress: progress ?? newProgress(reference) };
  });
});
