import type { Question } from '@fourfold/core/contract/content';
import { type Kysely, sql } from 'kysely';
import type { Database, QuestionParentKind, SeenKind } from '../database/schema.ts';
import { presentQuestion } from './present-question.ts';
import { questionRows } from './question-rows.ts';
import { maySee, type Reader, shownQuestion } from './reader.ts';
import { requireParent } from './require-parent.ts';

export type QuestionParent = { kind: Exclude<QuestionParentKind, 'sat_test' | 'act_test'>; id: string };

/** The questions of one parent by position; a parent that the reader may not see is not found. */
export async function questionsOf(
  db: Kysely<Database>,
  reader: Reader,
  parent: QuestionParent,
): Promise<{ data: Question[] }> {
  const seen = sql<boolean>`${shownQuestion(reader)} and ${maySee(reader, seenAs[parent.kind], 'questions.parent_id')}`;
  const rows = await questionRows(db, reader, seen)
    .where('questions.parent_kind', '=', parent.kind)
    .where('questions.parent_id', '=', parent.id)
    .execute();
  if (rows.length === 0) await requireParent(db, reader, seenAs[parent.kind], parent.id);
  return { data: rows.map(presentQuestion) };
}

/** Which view says that a reader may see the parent. */
export const seenAs = {
  subtopic: 'subtopic_sequences',
  subsubtopic: 'subsubtopic_sequences',
  sattopic: 'topics',
  problem_set: 'problem_sets',
  sat_question: 'exam_questions',
  act_question: 'exam_questions',
} as const satisfies Record<QuestionParent['kind'], SeenKind>;
