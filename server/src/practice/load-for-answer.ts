import type { AnswerRecord } from '@fourfold/core/contract/practice';
import { type Kysely, sql } from 'kysely';
import type { Doing } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { progressJson } from './load-progress.ts';
import { loadQuestion, type PracticeContent, practiceContent, type QuestionWithKey } from './practice-content.ts';
import { newProgress, type ProgressRow } from './present-progress.ts';
import type { Reference } from './reference.ts';

export type ForAnswer = Pick<PracticeContent, 'visible' | 'place'> & {
  /** What the record's id names already: this very answer, or another one. */
  known: 'this' | 'another' | null;
  progress: ProgressRow;
  question: QuestionWithKey | null;
};

/**
 * Everything that deciding on one answer needs. What the student has done is one statement; what all students practise
 * is kept, so that the hot path asks no more than that. Only a question that was deleted since asks once more.
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

async function loadDone(
  db: Kysely<Database>,
  { user_id, record, reference }: { user_id: string; record: AnswerRecord; reference: Reference },
): Promise<Pick<ForAnswer, 'known' | 'progress'>> {
  const { rows } = await sql<{ known: ForAnswer['known']; progress: ProgressRow | null }>`
    select (select case when e.question_id = ${record.question_id} and e.reference_type = ${reference.type}
                         and e.reference_id = ${reference.id} then 'this' else 'another' end
              from practice_events e
             where e.user_id = ${user_id} and e.record_id = ${record.id}) as known,
           ${progressJson(user_id, reference)} as progress
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without from answers one row');
  return { known: row.known, progress: row.progress ?? newProgress(reference) };
}
