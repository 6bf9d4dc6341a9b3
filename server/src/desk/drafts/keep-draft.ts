import type { Handler } from '../../call/handler.ts';
import { presentDraft } from './present-draft.ts';

/** Keeps a draft, unless a newer one of its key is there, or was thrown away; answers which one stands now. */
export const keepDraft: Handler<'PUT /drafts'> = async ({ body }, { db, now, session: { account } }) => {
  const { key, subject_id, base_rev, stamp } = body;
  const change = { subject_id, base_rev, stamp, content: JSON.stringify(body.content), updated_at: now() };
  const kept = await db
    .insertInto('drafts')
    .values({ user_id: account.id, key, ...change })
    .onConflict((same) =>
      same.columns(['user_id', 'key']).doUpdateSet(change).where('drafts.stamp', '<', String(stamp)),
    )
    .returningAll()
    .executeTakeFirst();
  const standing =
    kept ??
    (await db
      .selectFrom('drafts')
      .selectAll()
      .where('user_id', '=', account.id)
      .where('key', '=', key)
      .executeTakeFirst());
  // Swept away in the same moment: then it is as if this had come first.
  if (!standing) return { key, subject_id, base_rev, stamp };
  const draft = presentDraft(standing);
  if (!draft) return { key, subject_id, base_rev, stamp: Number(standing.stamp), deleted: true };
  const { content: _, ...rest } = draft;
  return rest;
};
