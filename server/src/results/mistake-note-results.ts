import type { StudentResults } from '@fourfold/core/contract/people';
import type { Db } from '../database/db.ts';
import { readQuestionTexts } from './read-question-texts.ts';

/** What the student wrote about missed questions, the last change first. */
export async function mistakeNoteResults(db: Db, userId: string): Promise<StudentResults['mistake_notes']> {
  const rows = await db
    .selectFrom('mistake_notes')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('question_id')
    .select(['question_id', 'cause', 'note', 'updated_at'])
    .execute();
  const texts = await readQuestionTexts(
    db,
    rows.map(({ question_id }) => ({ question: question_id, answers: [] })),
  );
  return rows.map(({ question_id, cause, note, updated_at }) => ({
    question: texts.question(question_id),
    cause,
    note,
    updated_at: updated_at.toISOString(),
  }));
}
