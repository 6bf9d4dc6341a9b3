import type { Handler } from '../../call/handler.ts';
import { presentDraft } from './present-draft.ts';

/**
 * Saves a draft, unless its key has a newer draft or a newer deletion. Returns the stored draft without its content.
 */
export const saveDraft: Handler<'PUT /drafts'> = async ({ body }, { db, now, session: { account } }) => {
  const { key, subject_id, base_rev, stamp } = body;
  const change = { subject_id, base_rev, stamp, content: JSON.stringify(body.content), updated_at: now() };
  const saved = await db
    .insertInto('drafts')
    .values({ user_id: account.id, key, ...change })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet(change).where('drafts.stamp', '<', String(stamp)),
    )
    .returningAll()
    .executeTakeFirst();
  const current =
    saved ??
    (await db
      .selectFrom('drafts')
      .selectAll()
      .where('user_id', '=', account.id)
      .where('key', '=', key)
      .executeTakeFirst());
  // A cleanup job deleted the row between the two statements: reply as if this save had come first.
  if (!current) return { key, subject_id, base_rev, stamp };
  const draft = presentDraft(current);
  if (!draft) return { key, subject_id, base_rev, stamp: Number(current.stamp), deleted: true };
  const { content: _, ...reply } = draft;
  return reply;
};

/**
 * Discards a draft, unless it is newer than `stamp`. With a `stamp`, a row with empty content is stored even if there
 * was no draft: an older save that arrives afterwards is ignored by `saveDraft`.
 */
export const deleteDraft: Handler<'DELETE /drafts'> = async (
  { query: { key, stamp } },
  { db, now, session: { account } },
) => {
  const emptied = { content: null, updated_at: now() };
  if (stamp === undefined) {
    await db.updateTable('drafts').set(emptied).where('user_id', '=', account.id).where('key', '=', key).execute();
  } else {
    await db
      .insertInto('drafts')
      .values({ user_id: account.id, key, stamp, ...emptied })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ stamp, ...emptied })
          .where('drafts.stamp', '<=', String(stamp)),
      )
      .execute();
  }
  return { message: 'Draft deleted' };
};
