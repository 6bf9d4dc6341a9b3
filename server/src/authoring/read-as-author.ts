import type { Answer, Question } from '@fourfold/core/contract/content';
import { presentQuestion } from '../content/present-question.ts';
import { questionRows } from '../content/question-rows.ts';
import { isShownQuestion } from '../content/reader.ts';
import type { Tx } from '../database/db.ts';

/** Returns living questions as an author sees them, in the order of `ids`. */
export async function readQuestions(tx: Tx, ids: readonly string[]): Promise<Question[]> {
  if (ids.length === 0) return [];
  const rows = await questionRows(tx, 'author', isShownQuestion('author')).where('questions.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, presentQuestion(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns a question as an author sees it. The caller has locked it, so it must exist. */
export async function readQuestion(tx: Tx, id: string): Promise<Question> {
  const [question] = await readQuestions(tx, [id]);
  if (!question) throw new Error(`question ${id} is locked and living, but was not read`);
  return question;
}

/** Returns answers of living questions, in the order of `answerRefs`. */
export async function readAnswers(
  tx: Tx,
  answerRefs: readonly { id: string; question_id: string }[],
): Promise<Answer[]> {
  const questions = await readQuestions(tx, [...new Set(answerRefs.map(({ question_id }) => question_id))]);
  const byId = new Map(questions.flatMap(({ answers }) => answers).map((answer) => [answer.id, answer]));
  return answerRefs.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Returns an answer as an author sees it. The caller has locked it, so it must exist. */
export async function readAnswer(tx: Tx, answerRefs: { id: string; question_id: string }): Promise<Answer> {
  const [answer] = await readAnswers(tx, [answerRefs]);
  if (!answer) throw new Error(`answer ${answerRefs.id} is locked, but was not read`);
  return answer;
}
