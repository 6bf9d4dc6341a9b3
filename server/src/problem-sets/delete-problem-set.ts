import type { ProblemSet } from '@fourfold/core/contract/content';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { renumber } from '../content/arrange-list.ts';
import { putIntoBin } from '../content/bin.ts';
import { holdList, holdTree } from '../content/hold-list.ts';
import { setLists } from '../content/set-lists.ts';
import { findSet } from '../content/sets-of.ts';
import { unhangSet } from './hang-set.ts';

/**
 * Unlinks a set from one of several parents, or moves it to the bin with its questions. In the bin
 * it keeps its parents for a restore.
 */
export const deleteProblemSet: Handler<'DELETE /problem_sets/{id}'> = async (
  { params, query },
  { db, session, now, newId },
): Promise<ProblemSet & { deleted: boolean }> => {
  const from = query.selectedId?.toLowerCase();
  const deletion = { id: newId(), at: now() };
  return await db.transaction().execute(async (tx) => {
    await holdTree(tx, 'alone');
    const set = await findSet(tx, 'author', params.id);
    const { id, title } = set;
    const lists = (await setLists(tx, id)).map(({ list }) => list);
    const here = lists.find(({ parent }) => parent === from);
    if (from !== undefined && !here) throw new Refusal('not_found', 'Problem set not found in this place');
    for (const list of here && lists.length > 1 ? [here] : lists) await holdList(tx, list);
    if (here && lists.length > 1) {
      await unhangSet(tx, id, { list: here, now: deletion.at });
      await renumber(tx, here);
      const detail = { title, place: here.parent };
      await writeAudit(tx, session, { action: 'unlink', subject: 'problem_set', subject_id: id, detail });
      return { ...(await findSet(tx, 'author', id)), deleted: false };
    }
    await putIntoBin(tx, { table: 'problem_sets', id }, deletion);
    for (const list of lists) await renumber(tx, list);
    const deed = { action: 'delete', subject: 'problem_set', subject_id: id, detail: { title } };
    await writeAudit(tx, session, { ...deed, deletion_id: deletion.id });
    return { ...set, deleted: true };
  });
};
