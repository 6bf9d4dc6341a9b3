import { sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import { kindColumns } from '../content/key-fields.ts';
import type { Tx } from '../database/db.ts';
import type { QuestionParentKind } from '../database/schema.ts';
import type { QuestionList } from './question-list.ts';

/** The kinds of parent that a path accepts; `/questions` accepts all (Q95). */
export type ParentKinds = readonly QuestionParentKind[] | 'any';

/**
 * Returns a living question with its list. Throws `notFound` if there is none, or if the path does
 * not accept its kind of parent.
 */
export async function findQuestionRow(tx: Tx, id: string, kinds: ParentKinds = 'any') {
  return withList(await livingRow(tx, id).executeTakeFirst(), kinds);
}

/** A locked question with the columns that a change compares, and its list. */
export type LockedQuestion = Awaited<ReturnType<typeof lockQuestion>>;

/**
 * Locks and returns a living question of a living parent. A second author who changes the question
 * or its answers at the same time waits, and then sees the first change. Throws `notFound`.
 */
export async function lockQuestion(tx: Tx, id: string, kinds: ParentKinds = 'any') {
  return withList(await livingRow(tx, id).where(hasLivingParent).forNoKeyUpdate().executeTakeFirst(), kinds);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof livingRow>['executeTakeFirst']>>>;

function withList(row: Row | undefined, kinds: ParentKinds): Row & { list: QuestionList } {
  if (!row || !(kinds === 'any' || kinds.includes(row.parent_kind))) throw notFound('Question');
  const { parent_kind: kind, parent_id: parent, section, is_real } = row;
  return { ...row, list: { of: 'question', kind, parent, section, is_real } };
}

function livingRow(tx: Tx, id: string) {
  return tx
    .selectFrom('questions')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'parent_kind',
      'parent_id',
      'section',
      'is_real',
      'rev',
      'question',
      'question_exp',
      'help',
      'help_exp',
      'rank',
      'is_calc',
      ...kindColumns,
      'is_hidden',
      'exp_position_before_answer',
      'skill_codes',
    ]);
}

/**
 * A deleted parent deletes its questions too. This condition excludes questions that an older
 * version left living below a deleted parent.
 */
const hasLivingParent = sql<boolean>`case parent_kind
  when 'subtopic' then exists (select from living_subtopics p where p.id = parent_id)
  when 'subsubtopic' then exists (select from living_subsubtopics p where p.id = parent_id)
  when 'sattopic' then exists (select from living_topics p where p.id = parent_id)
  when 'problem_set' then exists (select from living_problem_sets p where p.id = parent_id)
  when 'sat_question' then exists (select from living_exam_questions p where p.id = parent_id)
  when 'act_question' then exists (select from living_exam_questions p where p.id = parent_id)
  else exists (select from exams p where p.id = parent_id and p.deleted_at is null)
end`;
