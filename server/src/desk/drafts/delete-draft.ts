import type { Handler } from '../../call/handler.ts';

/** Throws a draft away; one that was written since `stamp` stays. It is no matter whether there was one. */
export const deleteDraft: Handler<'DELETE /drafts'> = async (
  { query: { key, stamp } },
  { db, session: { account } },
) => {
  await db
    .deleteFrom('drafts')
    .where('user_id', '=', account.id)
    .where('key', '=', key)
    .$if(stamp !== undefined, (old) => old.where('stamp', '<=', String(stamp)))
    .execute();
  return { message: 'Draft deleted' };
};
