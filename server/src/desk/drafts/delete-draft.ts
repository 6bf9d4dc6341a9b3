import type { Handler } from '../../call/handler.ts';

/**
 * Throws a draft away; one that was written since `stamp` stays. It is no matter whether there was one: what was written
 * before that and arrives later is not kept (`keep-draft.ts`).
 */
export const deleteDraft: Handler<'DELETE /drafts'> = async (
  { query: { key, stamp } },
  { db, now, session: { account } },
) => {
  const away = { content: null, updated_at: now() };
  if (stamp === undefined) {
    await db.updateTable('drafts').set(away).where('user_id', '=', account.id).where('key', '=', key).execute();
  } else {
    await db
      .insertInto('drafts')
      .values({ user_id: account.id, key, stamp, ...away })
      .onConflict((same) =>
        same
          .columns(['user_id', 'key'])
          .doUpdateSet({ stamp, ...away })
          .where('drafts.stamp', '<=', String(stamp)),
      )
      .execute();
  }
  return { message: 'Draft deleted' };
};
