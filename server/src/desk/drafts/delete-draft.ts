import type { Handler } from '../../call/handler.ts';

/**
 * Discards a draft, unless it is newer than `stamp`. With a `stamp`, a row with empty content is stored even if there
 * was no draft: an older save that arrives afterwards is ignored (save-draft.ts).
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
