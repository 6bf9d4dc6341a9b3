import type { NotNull } from 'kysely';
import type { Handler } from '../../call/handler.ts';
import { presentDraft } from './present-draft.ts';

/** Milliseconds after the last change during which a user is listed as writing. */
const recentMs = 15 * 60_000;

/**
 * Returns the caller's drafts, the newest first, and which other users are editing which record;
 * the content of their drafts is not sent.
 */
export const listDrafts: Handler<'GET /drafts'> = async ({ query }, { db, now, session: { account } }) => {
  const [own, others] = await Promise.all([
    query.part === 'others'
      ? []
      : db.selectFrom('drafts').selectAll().where('user_id', '=', account.id).orderBy('stamp', 'desc').execute(),
    db
      .selectFrom('drafts')
      .innerJoin('users', 'users.id', 'drafts.user_id')
      .select(['key', 'subject_id', 'users.username', 'drafts.updated_at'])
      .where('content', 'is not', null)
      .where('user_id', '!=', account.id)
      .where('drafts.updated_at', '>', new Date(now().getTime() - recentMs))
      .orderBy('drafts.updated_at', 'desc')
      .$narrowType<{ subject_id: NotNull }>()
      .execute(),
  ]);
  return {
    data: own.flatMap((draft) => presentDraft(draft) ?? []),
    others: others.map(({ updated_at, ...other }) => ({ ...other, updated_at: updated_at.toISOString() })),
  };
};
