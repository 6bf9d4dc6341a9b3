import type { Question } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import type { SessionContext } from '../call/handler.ts';
import type { QuestionParentKind, ReaderViewKind } from '../database/schema.ts';
import { presentQuestion } from './present-question.ts';
import { questionRows } from './question-rows.ts';
import { canSee, isShownQuestion, readerOf } from './reader.ts';
import { requireParent } from './require-parent.ts';
import { rootsOfList } from './roots-of-list.ts';
import { isPublishedSet, type SetAccess } from './set-access.ts';

/** A record with a list of questions; tests have a list per section and variant instead. */
export type QuestionParent = { kind: Exclude<QuestionParentKind, 'sat_test' | 'act_test'>; id: string };

/**
 * Returns the questions of one parent by position. Throws `notFound` if the reader may not see the parent. With access
 * by `assignment`, a set must only be published itself; the caller has checked that the assignment exists.
 */
export function loadQuestionsOf(
  { db, content: readContent, session }: SessionContext<'db' | 'content'>,
  parent: QuestionParent,
  access: SetAccess = 'place',
): Promise<{ readonly data: Question[] }> {
  const reader = readerOf(session);
  const isByParent = access === 'place';
  return readContent(`questions ${reader} ${access} ${parent.kind} ${parent.id}`, async () => {
    const isParentVisible = isByParent
      ? canSee(reader, parentViews[parent.kind], 'questions.parent_id')
      : isPublishedSet('questions.parent_id');
    const isVisible = sql<boolean>`${isShownQuestion(reader)} and ${isParentVisible}`;
    const rows = await questionRows(db, reader, isVisible)
      .where('questions.parent_kind', '=', parent.kind)
      .where('questions.parent_id', '=', parent.id)
      .execute();
    if (rows.length === 0 && isByParent) await requireParent(db, reader, parentViews[parent.kind], parent.id);
    const content = { data: rows.map(presentQuestion) };
    // Without a question, the parent may not exist yet, and have no root.
    if (rows.length === 0) return { content, roots: 'any' };
    const { roots } = await db.selectNoFrom(rootsOfList(parent).as('roots')).executeTakeFirstOrThrow();
    return { content, roots };
  });
}

/** The database view that lists the visible parents, for each kind of parent. */
export const parentViews = {
  subtopic: 'subtopic_sequences',
  subsubtopic: 'subsubtopic_sequences',
  sattopic: 'topics',
  problem_set: 'problem_sets',
  sat_question: 'exam_questions',
  act_question: 'exam_questions',
} as const satisfies Record<QuestionParent['kind'], ReaderViewKind>;
