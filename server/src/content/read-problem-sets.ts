import type { Handler } from '../call/handler.ts';
import { findSet, loadSetsBelow, loadSetsOf } from './load-sets.ts';
import { presentProblemSet } from './present-problem-set.ts';
import { problemSetRows } from './problem-set-rows.ts';
import { readerOf } from './reader.ts';
import { requireParent } from './require-parent.ts';
import { readSetWithAccess } from './set-access.ts';
import { setParentOf, setParentViews } from './set-parent.ts';

/**
 * Returns the sets of one parent in that parent's order; without a filter all sets that the caller may see, by title.
 */
export const listProblemSets: Handler<'GET /problem_sets'> = async ({ query }, { db, session }) => {
  const reader = readerOf(session);
  const parent = setParentOf(query);
  if (!parent && query.subtopic_id) {
    const data = await loadSetsBelow(db, reader, query.subtopic_id);
    await requireParent(db, reader, 'subtopics', query.subtopic_id);
    return { data };
  }
  if (!parent) {
    const all = await problemSetRows(db, reader).orderBy('title').orderBy('id').execute();
    return { data: all.map(presentProblemSet) };
  }
  const data = await loadSetsOf(db, reader, parent);
  // A set can be visible through another parent while this parent is hidden.
  await requireParent(db, reader, setParentViews[parent.kind], parent.id);
  return { data };
};

export const getProblemSet: Handler<'GET /problem_sets/{id}'> = ({ params: { id } }, context) =>
  readSetWithAccess(context, id, (access) => findSet(context.db, readerOf(context.session), id, access));
