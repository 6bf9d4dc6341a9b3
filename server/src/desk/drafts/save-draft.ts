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
