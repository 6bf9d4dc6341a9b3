import type { Handler } from '../call/handler.ts';
import { presentProblemSet } from './present-problem-set.ts';
import { problemSetRows } from './problem-set-rows.ts';
import { readerOf } from './reader.ts';
import { requireParent } from './require-parent.ts';
import { setParentOf, setParentSeenAs } from './set-parent.ts';

/** The sets of one parent in that parent's order; without a filter all that the caller may see. */
export const listProblemSets: Handler<'GET /problem_sets'> = async ({ query }, { db, session }) => {
  const reader = readerOf(session);
  const parent = setParentOf(query);
  if (!parent) {
    const all = await problemSetRows(db, reader).orderBy('title').orderBy('id').execute();
    return { data: all.map(presentProblemSet) };
  }
  const seenAs = setParentSeenAs[parent.kind];
  const rows = await problemSetRows(db, reader)
    .innerJoin('problem_set_places as here', 'here.problem_set_id', 'problem_sets.id')
    .where('here.parent_kind', '=', parent.kind)
    .where('here.parent_id', '=', parent.id)
    .orderBy('here.position')
    .orderBy('here.linked_at')
    .execute();
  const data = rows.map(presentProblemSet);
  // A set may be open through another place while this parent is not.
  await requireParent(db, reader, seenAs, parent.id);
  return { data };
};
