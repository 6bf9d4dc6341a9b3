import { type Kysely, sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Database, QuestionParentKind } from '../database/schema.ts';
import type { Place } from './question-place.ts';

/** The kinds of place that a path serves; `/questions` serves all (Q95). */
export type PathKinds = readonly QuestionParentKind[] | 'any';

/** Where a living question stands, if the path serves its kind of place. */
export async function findPlace(tx: Kysely<Database>, id: string, kinds: PathKinds = 'any'): Promise<Place> {
  const row = await tx
    .selectFrom('questions')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['parent_kind', 'parent_id', 'section', 'is_real'])
    .executeTakeFirst();
  if (!row || !(kinds === 'any' || kinds.includes(row.parent_kind))) throw notFound('Question');
  return { kind: row.parent_kind, id: row.parent_id, section: row.section, is_real: row.is_real };
}

export type HeldQuestion = Awaited<ReturnType<typeof holdQuestion>>;

/**
 * Locks a living question in a living place: of two who change it, or its answers, at once the second sees what the
 * first has made.
 */
export async function holdQuestion(tx: Kysely<Database>, id: string, kinds: PathKinds = 'any') {
  const row = await tx
    .selectFrom('questions')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(placeLives)
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
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || !(kinds === 'any' || kinds.includes(row.parent_kind))) throw notFound('Question');
  const place: Place = { kind: row.parent_kind, id: row.parent_id, section: row.section, is_real: row.is_real };
  return { ...row, place };
}

/** A deletion takes a place's questions along; this is for the moment between the two. */
const placeLives = sql<boolean>`case parent_kind
  when 'subtopic' then exists (select from living_subtopics p where p.id = parent_id)
  when 'subsubtopic' then exists (select from living_subsubtopics p where p.id = parent_id)
  when 'sattopic' then exists (select from living_topics p where p.id = parent_id)
  when 'problem_set' then exists (select from living_problem_sets p where p.id = parent_id)
  when 'sat_question' then exists (select from living_exam_questions p where p.id = parent_id)
  when 'act_question' then exists (select from living_exam_questions p where p.id = parent_id)
  else exists (select from exams p where p.id = parent_id and p.deleted_at is null)
end`;
