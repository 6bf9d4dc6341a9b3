import type { BinKind } from '@fourfold/core/contract/desk';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import { lockTree } from '../content/lock-list.ts';
import type { Tx } from '../database/db.ts';
import { binKindSpecs } from './bin-kinds.ts';
import { deletePermanently } from './delete-permanently.ts';
import { findBinnedRecordOrNull } from './find-binned-record.ts';
import { findDependents } from './find-dependents.ts';
import { refuseUnsubmitted } from './refuse-unsubmitted.ts';
import { nameInSentence } from './restore-refusals.ts';

/**
 * Permanently deletes a record of the bin and all records that belong only to it (Q84). Refuses a
 * record that was restored meanwhile (`conflict`), one that was already deleted (`gone`), and
 * questions of a test that a student has not submitted yet.
 */
export const hardDelete: Handler<'POST /soft_delete/hard_delete'> = async ({ body }, { db, session, now }) => {
  const { type } = body;
  const id = body.id.toLowerCase();
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'alone');
    const record = await findBinnedRecordOrNull(tx, type, id);
    if (!record) throw await notFoundRefusal(tx, type, id);
    const { table, title, deleted } = record;
    if (!deleted) throw new Refusal('not_in_bin', { title });
    const dependents = await findDependents(tx, { table, id });
    await refuseUnsubmitted(tx, dependents.questions);
    const changed = await deletePermanently(tx, dependents, now());
    const took = Object.fromEntries(
      Object.entries(dependents).flatMap(([tableName, ids]) => (ids.length ? [[tableName, ids.length]] : [])),
    );
    await writeAudit(tx, session, { action: 'hard_delete', subject: type, subject_id: id, detail: { title, took } });
    await contentChanged(tx, changed);
    return { id, _id: id, type, title };
  });
};

async function notFoundRefusal(tx: Tx, type: BinKind, id: string): Promise<Refusal> {
  const earlierDeletion = await tx
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', type)
    .where('subject_id', '=', id)
    .where('action', '=', 'hard_delete')
    .executeTakeFirst();
  const { name } = binKindSpecs[type];
  return earlierDeletion ? new Refusal('record_erased', { record: nameInSentence(name) }) : notFound(name);
}
