import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { idsOf, moveTo } from '../content/arrange-list.ts';
import { placesAmong, setPlaces, takeOutOfBin } from '../content/bin.ts';
import type { ContentList } from '../content/content-list.ts';
import { holdListIfThere, holdTree } from '../content/hold-list.ts';
import { renumberSets } from '../content/set-lists.ts';
import type { Database } from '../database/schema.ts';
import { findBinned, type Stood } from './binned-record.ts';
import { closeGaps } from './close-gaps.ts';
import { noPlaceLives, placeInBin, sectionFull } from './held-back.ts';

/**
 * Restores a record and all records of the same deletion, at the former position, clamped to the
 * list (RCY-006, Q84). For a record that is already restored it returns the position (Q176).
 */
export const restoreRecord: Handler<'POST /soft_delete/restore_record'> = async ({ body }, { db, session }) => {
  const { type } = body;
  const id = body.id.toLowerCase();
  return await db.transaction().execute(async (tx) => {
    await holdTree(tx, 'alone');
    const { table, title, deleted, deletion_id, lists } = await findBinned(tx, type, id);
    if (deleted) {
      await holdAll(tx, lists);
      const back = await takeOutOfBin(tx, { table, id }, deletion_id);
      await closeGaps(tx, back);
      await renumberSets(tx, placesAmong(back, setPlaces));
      for (const { list, position } of lists) await moveTo(tx, list, id, position);
      await writeAudit(tx, session, { action: 'restore', subject: type, subject_id: id, detail: { title } });
    }
    const [first] = lists;
    const at = first ? (await idsOf(tx, first.list)).indexOf(id) : 0;
    return { id, _id: id, type, title, restore_position: at + 1 };
  });
};

async function holdAll(tx: Kysely<Database>, lists: readonly Stood[]): Promise<void> {
  if (lists.length === 0) {
    throw new Refusal('conflict', noPlaceLives);
  }
  for (const { list } of lists) {
    const missing = await holdListIfThere(tx, list);
    if (missing !== null) {
      throw new Refusal('conflict', placeInBin(missing));
    }
    await refuseOverCap(tx, list);
  }
}

/** Throws a Refusal for a question whose test section is full (AQU-017, Q176). */
async function refuseOverCap(tx: Kysely<Database>, list: ContentList): Promise<void> {
  if (list.of !== 'question' || !list.section || !(list.kind === 'sat_test' || list.kind === 'act_test')) return;
  const { kind, parent, section, is_real = false } = list;
  const full = sectionFull({ kind, exam: parent, section, is_real }, (await idsOf(tx, list)).length);
  if (full) throw new Refusal('conflict', full);
}
