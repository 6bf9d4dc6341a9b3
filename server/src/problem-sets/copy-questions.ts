import { copyQuestionRows, type QuestionRowCopy } from '../content/copy-question-rows.ts';
import type { Tx } from '../database/db.ts';

/** The ids of the original set and of its copy. */
export type SetCopy = { from: string; to: string };

/** Copies the living questions of sets with their answers, in order and without links. */
export async function copyQuestions(
  tx: Tx,
  copies: readonly SetCopy[],
  { newId, by }: { newId(): string; by: string },
): Promise<void> {
  const sources = await tx
    .selectFrom('questions')
    .where('parent_kind', '=', 'problem_set')
    .where('parent_id', 'in', [...new Set(copies.map(({ from }) => from))])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'parent_id'])
    .execute();
  const questions = copies.flatMap(({ from, to }) =>
    sources
      .filter(({ parent_id }) => parent_id === from)
      .map(
        ({ id }, position): QuestionRowCopy => ({
          ...{ id: newId(), source: id, parent_kind: 'problem_set', parent: to, position },
          ...{ section: null, is_real: null },
        }),
      ),
  );
  await copyQuestionRows(tx, questions, { newId, by });
}
