import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { idsOf, moveItem } from '../content/arrange-list.ts';
import { contentChanged, idOfList } from '../content/content-changed.ts';
import type { ContentList } from '../content/content-list.ts';
import { lockListIfExists, lockTree } from '../content/lock-list.ts';
import { allIds, parentsAmong, restoreFromBin, setParentKinds } from '../content/recycle-bin.ts';
import { renumberSetLists } from '../content/set-lists.ts';
import type { Tx } from '../database/db.ts';
import { findBinnedRecord, type ListPosition } from './find-binned-record.ts';
import { renumberRestored } from './renumber-restored.ts';
import { noLivingParent, parentInBin, sectionFullReason } from './restore-refusals.ts';

/**
 * Restores a record and all records of the same deletion, at the former position, clamped to the
 * list (RCY-006, Q84). For a record that is already restored it returns the position (Q176).
 */
export const restoreRecord: Handler<'POST /soft_delete/restore_record'> = async ({ body }, { db, session }) => {
  const { type } = body;
  const id = body.id.toLowerCase();
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'alone');
    const { table, title, deleted, deletion_id, lists } = await findBinnedRecord(tx, type, id);
    const changed: string[] = [];
    if (deleted) {
      await lockLists(tx, lists);
      const restored = await restoreFromBin(tx, { table, id }, deletion_id);
      await renumberRestored(tx, restored);
      await renumberSetLists(tx, parentsAmong(restored, setParentKinds));
      for (const { list, position } of lists) await moveItem(tx, list, id, position);
      await writeAudit(tx, session, { action: 'restore', subject: type, subject_id: id, detail: { title } });
      changed.push(...allIds(restored), ...lists.map(({ list }) => idOfList(list)));
    }
    const [first] = lists;
    const at = first ? (await idsOf(tx, first.list)).indexOf(id) : 0;
    await contentChanged(tx, changed);
    return { id, _id: id, type, title, restore_position: at + 1 };
  });
};

async function lockLists(tx: Tx, lists: readonly ListPosition[]): Promise<void> {
  if (lists.length === 0) {
    throw new Refusal('not_restorable', { problem: noLivingParent });
  }
  for (const { list } of lists) {
    const missing = await lockListIfExists(tx, list);
    if (missing !== null) {
      throw new Refusal('not_restorable', { problem: parentInBin(missing) });
    }
    await refuseOverCap(tx, list);
  }
}

/** Throws a Refusal for a question whose test section is full (AQU-017, Q176). */
async function refuseOverCap(tx: Tx, list: ContentList): Promise<void> {
  if (list.of !== 'question' || !list.section || !(list.kind === 'sat_test' || list.kind === 'act_test')) return;
  const { kind, parent, section, is_real = false } = list;
  const reason = sectionFullReason({ kind, exam: parent, section, is_real }, (await idsOf(tx, list)).length);
  if (reason) throw new Refusal('not_restorable', { problem: reason });
}
