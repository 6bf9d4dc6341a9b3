import type { BinKind } from '@fourfold/core/contract/desk';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { holdTree } from '../content/hold-list.ts';
import type { Database } from '../database/schema.ts';
import { binKindSpecs } from './bin-kinds.ts';
import { findIfThere } from './binned-record.ts';
import { eraseAll } from './erase-all.ts';
import { hangingOn } from './hanging-on.ts';
import { spoken } from './held-back.ts';
import { refuseUnsubmitted } from './refuse-unsubmitted.ts';

/**
 * Permanently deletes a record of the bin and all records that belong only to it (Q84). Refuses a
 * record that was restored meanwhile (`conflict`), one that was already deleted (`gone`), and
 * questions of a test that a student has not submitted yet.
 */
export const hardDelete: Handler<'POST /soft_delete/hard_delete'> = async ({ body }, { db, session, now }) => {
  const { type } = body;
  const id = body.id.toLowerCase();
  return await db.transaction().execute(async (tx) => {
    await holdTree(tx, 'alone');
    const record = await findIfThere(tx, type, id);
    if (!record) throw await missing(tx, type, id);
    const { table, title, deleted } = record;
    if (!deleted) throw new Refusal('conflict', `“${title}” is not in the recycle bin any more: it was restored.`);
    const all = await hangingOn(tx, { table, id });
    await refuseUnsubmitted(tx, all.questions);
    await eraseAll(tx, all, now());
    const took = Object.fromEntries(Object.entries(all).flatMap(([of, ids]) => (ids.length ? [[of, ids.length]] : [])));
    await writeAudit(tx, session, { action: 'hard_delete', subject: type, subject_id: id, detail: { title, took } });
    return { id, _id: id, type, title };
  });
};

async function missing(tx: Kysely<Database>, type: BinKind, id: string): Promise<Refusal> {
  const before = await tx
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', type)
    .where('subject_id', '=', id)
    .where('action', '=', 'hard_delete')
    .executeTakeFirst();
  const { name } = binKindSpecs[type];
  return before ? new Refusal('gone', `This ${spoken(name)} was deleted for good meanwhile.`) : notFound(name);
}
