import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/db.ts';
import { canSee, placesView, type Reader } from './reader.ts';
import { isPublishedSet, type SetAccess } from './set-access.ts';
import { visibleQuestionCount } from './visible-questions.ts';

/**
 * Query of problem sets, each with its parents that the reader may see. The main parent, which was
 * linked first, comes first (Q84).
 */
export function problemSetRows(db: Db, reader: Reader, access: SetAccess = 'place') {
  return (
    db
      .selectFrom('problem_sets')
      .where(access === 'place' ? canSee(reader, 'problem_sets', 'problem_sets.id') : isPublishedSet('problem_sets.id'))
      .select([
        'problem_sets.id',
        'problem_sets.title',
        'problem_sets.notes',
        'problem_sets.notes_formulas',
        'problem_sets.is_publish',
      ])
      .select(visibleQuestionCount(sql.lit('problem_set'), 'problem_sets.id').as('question_count'))
      // The revision is for authors only; they send it with their next change.
      .select(sql<number | null>`${reader === 'author' ? sql`problem_sets.rev` : sql`null::integer`}`.as('rev'))
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('problem_set_places as place')
            .leftJoin('subsubtopics', (on) =>
              on.on('place.parent_kind', '=', 'subsubtopic').onRef('subsubtopics.id', '=', 'place.parent_id'),
            )
            .leftJoin('subtopics', 'subtopics.id', 'subsubtopics.subtopic_id')
            .leftJoin('topics', (on) =>
              on.on(
                sql<boolean>`topics.id = case place.parent_kind when 'sattopic' then place.parent_id
                                         else subtopics.topic_id end`,
              ),
            )
            .whereRef('place.problem_set_id', '=', 'problem_sets.id')
            .where(
              sql<boolean>`exists (select from ${placesView(reader)} seen
                                  where seen.problem_set_id = place.problem_set_id
                                    and seen.parent_kind = place.parent_kind and seen.parent_id = place.parent_id)`,
            )
            .orderBy('place.linked_at')
            .orderBy('place.parent_id')
            .select(['place.parent_kind', 'place.parent_id', 'place.position', 'topics.kind as topic_kind']),
        ).as('places'),
      )
  );
}

export type ProblemSetRow = Awaited<ReturnType<ReturnType<typeof problemSetRows>['execute']>>[number];
