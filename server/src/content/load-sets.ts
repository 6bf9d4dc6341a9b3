import type { ProblemSet } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { presentProblemSet } from './present-problem-set.ts';
import { problemSetRows } from './problem-set-rows.ts';
import { placesView, type Reader } from './reader.ts';
import type { SetAccess } from './set-access.ts';
import type { SetParent } from './set-parent.ts';

/** Returns the sets of one parent in its order. The caller checks that the reader may see the parent. */
export async function loadSetsOf(db: Db, reader: Reader, parent: SetParent): Promise<ProblemSet[]> {
  const rows = await problemSetRows(db, reader)
    .innerJoin('problem_set_places as here', 'here.problem_set_id', 'problem_sets.id')
    .where('here.parent_kind', '=', parent.kind)
    .where('here.parent_id', '=', parent.id)
    .orderBy('here.position')
    .orderBy('here.linked_at')
    .execute();
  return rows.map(presentProblemSet);
}

/** Returns the sets of all sub-sub-topics of a sub-topic, each once, by title. */
export async function loadSetsBelow(db: Db, reader: Reader, subtopicId: string): Promise<ProblemSet[]> {
  const rows = await problemSetRows(db, reader)
    .where(
      sql<boolean>`exists (select from ${placesView(reader)} seen
                            join subsubtopics s on seen.parent_kind = 'subsubtopic' and s.id = seen.parent_id
                           where seen.problem_set_id = problem_sets.id and s.subtopic_id = ${subtopicId})`,
    )
    .orderBy('problem_sets.title')
    .orderBy('problem_sets.id')
    .execute();
  return rows.map(presentProblemSet);
}

/** Throws `notFound` if the reader may not open the set. */
export async function findSet(db: Db, reader: Reader, id: string, access: SetAccess = 'place'): Promise<ProblemSet> {
  const row = await problemSetRows(db, reader, access).where('problem_sets.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Problem set');
  return presentProblemSet(row);
}
