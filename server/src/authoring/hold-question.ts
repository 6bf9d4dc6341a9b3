import { type Kysely, sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Database, QuestionParentKind } from '../database/schema.ts';
import type { Place } from './question-place.ts';

/** The kinds of place that a path serves; `/questions` serves all (Q95). */
export type PathKinds = readonly QuestionParentKind[] | 'any';

/** A living question and where it stands, if the path serves its kind of place. */
export async function findQuestionRow(tx: Kysely<Database>, id: string, kinds: PathKinds = 'any') {
  return placed(await livingRow(tx, id).executeTakeFirst(), kinds);
}

export type HeldQuestion = Awaited<ReturnType<typeof holdQuestion>>;

/**
 * Locks a living question in a living place: of two who change it, or its answers, at once the second sees what the
 * first has made.
 */
export async function holdQuestion(tx: Kysely<Database>, id: string, kinds: PathKinds = 'any') {
  return placed(await livingRow(tx, id).where(placeLives).forNoKeyUpdate().executeTakeFirst(), kinds);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof livingRow>['executeTakeFirst']>>>;

function placed(row: Row | undefined, kinds: PathKinds): Row & { place: Place } {
  if (!row || !(kinds === 'any' || kinds.includes(row.parent_kind))) throw notFound('Question');
  const { parent_kind: kind, parent_id: parent, section, is_real } = row;
  return { ...row, place: { of: 'question', kind, parent, section, is_real } };
}

function livingRow(tx: Kysely<Database>, id: string) {
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
      'is_free_response',
      'is_hidden',
      'exp_position_before_answer',
    ]);
}

/** A place's deletion takes its questions along; what an older one left behind is not changed any more. */
const placeLives = sql<boolean>`case parent_kind
  when 'subtopic' then exists (select from living_subtopics p where p.id = parent_id)
  when 'subsubtopic' then exists (select from living_subsubtopics p where p.id = parent_id)
  when 'sattopic' then exists (select from living_topics p where p.id = parent_id)
  when 'problem_set' then exists (select from living_problem_sets p where p.id = parent_id)
  when 'sat_question' then exists (select from living_exam_questions p where p.id = parent_id)
  when 'act_question' then exists (select from living_exam_questions p where p.id = parent_id)
  else exists (select from exams p where p.id = parent_id and p.deleted_at is null)
end`;
