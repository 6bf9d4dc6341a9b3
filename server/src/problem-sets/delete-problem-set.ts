import type { ProblemSet } from '@fourfold/core/contract/content';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { renumberList } from '../content/arrange-list.ts';
import { contentChanged } from '../content/content-changed.ts';
import { findSet } from '../content/load-sets.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { allIds, moveToBin } from '../content/recycle-bin.ts';
import { listsOfSet } from '../content/set-lists.ts';
import { unlinkSet } from './link-set.ts';

/**
 * Unlinks a set from one of several parents, or moves it to the bin with its questions. In the bin
 * it keeps its parents for a restore.
 */
export const deleteProblemSet: Handler<'DELETE /problem_sets/{id}'> = async (
  { params, query },
  { db, session, now, newId },
): Promise<ProblemSet & { deleted: boolean }> => {
  const selectedId = query.selectedId?.toLowerCase();
  const deletion = { id: newId(), at: now() };
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'alone');
    const set = await findSet(tx, 'author', params.id);
    const { id, title } = set;
    const lists = (await listsOfSet(tx, id)).map(({ list }) => list);
    const selectedList = lists.find(({ parent }) => parent === selectedId);
    if (selectedId !== undefined && !selectedList) throw new Refusal('set_not_in_list');
    for (const list of selectedList && lists.length > 1 ? [selectedList] : lists) await lockList(tx, list);
    if (selectedList && lists.length > 1) {
      await unlinkSet(tx, id, { list: selectedList, now: deletion.at });
      await renumberList(tx, selectedList);
      const detail = { title, place: selectedList.parent };
      await writeAudit(tx, session, { action: 'unlink', subject: 'problem_set', subject_id: id, detail });
      const left = await findSet(tx, 'author', id);
      await contentChanged(tx, [id, selectedList.parent]);
      return { ...left, deleted: false };
    }
    const moved = await moveToBin(tx, { table: 'problem_sets', id }, deletion);
    for (const list of lists) await renumberList(tx, list);
    const auditEntry = { action: 'delete', subject: 'problem_set', subject_id: id, detail: { title } };
    await writeAudit(tx, session, { ...auditEntry, deletion_id: deletion.id });
    await contentChanged(tx, allIds(moved));
    return { ...set, deleted: true };
  });
};
