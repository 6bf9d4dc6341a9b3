import type { Question, SealedQuestion } from '@fourfold/core/contract/content';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { Db } from '../database/db.ts';
import { presentQuestion } from './present-question.ts';
import { presentSealedQuestion } from './present-sealed-question.ts';
import { type QuestionRow, questionRows } from './question-rows.ts';
import { isShownQuestion, type Reader } from './reader.ts';

type TestQuestions = {
  family: Family;
  exam_id: string;
  section?: string | undefined;
  is_real?: boolean | undefined;
  /** Without keys and explanations (Q105). */
  isSealed: boolean;
};

/** Reads the test questions of an exam, or those of one section or variant. The caller has checked that they are open. */
export async function readTestQuestions(
  db: Db,
  reader: Reader,
  { family, exam_id, section, is_real, isSealed }: TestQuestions,
): Promise<(Question | SealedQuestion)[]> {
  let questions = questionRows(db, reader, isShownQuestion(reader))
    .where('questions.parent_kind', '=', `${family}_test`)
    .where('questions.parent_id', '=', exam_id);
  if (section !== undefined) questions = questions.where('questions.section', '=', section);
  if (is_real !== undefined) questions = questions.where('questions.is_real', '=', is_real);
  return presentTestQuestions(await questions.execute(), isSealed);
}

/** Test questions as they are sent: without keys and explanations if they are sealed (Q105). */
export function presentTestQuestions(rows: readonly QuestionRow[], isSealed: boolean): (Question | SealedQuestion)[] {
  return isSealed ? rows.map(presentSealedQuestion) : rows.map(presentQuestion);
}
