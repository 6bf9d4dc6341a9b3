import type { Handler } from '../call/handler.ts';
import { presentProblemSet } from './present-problem-set.ts';
import { problemSetRows } from './problem-set-rows.ts';
import { readerOf } from './reader.ts';
import { requireParent } from './require-parent.ts';
import { setParentOf, setParentSeenAs } from './set-parent.ts';
import { setsBelow, setsOf } from './sets-of.ts';

/** The sets of one parent in that parent's order; without a filter all that the caller may see, by title. */
export const listProblemSets: Handler<'GET /problem_sets'> = async ({ query }, { db, session }) => {
  const reader = readerOf(session);
  const parent = setParentOf(query);
  if (!parent && query.subtopic_id) {
    const data = await setsBelow(db, reader, query.subtopic_id);
    await requireParent(db, reader, 'subtopics', query.subtopic_id);
    return { data };
  }
  if (!parent) {
    const all = await problemSetRows(db, reader).orderBy('title').orderBy('id').execute();
    return { data: all.map(presentProblemSet) };
  }
  const data = await setsOf(db, reader, parent);
  // A set may be open through another place while this parent is not.
  await requireParent(db, reader, setParentSeenAs[parent.kind], parent.id);
  return { data };
};
