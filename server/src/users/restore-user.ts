import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { lockUser } from './lock-user.ts';
import { daysToRestore, lastRestorable } from './user-kinds.ts';
import { findUser } from './user-rows.ts';

/** Restores a deleted account as it was. Returns an account that is not deleted unchanged. */
export const restoreUser: Handler<'PUT /users/restore'> = async ({ body }, { db, session, now }) => {
  return await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, body.user_id);
    if (user.deleted_at) {
      if (user.erased_at || user.deleted_at <= lastRestorable(now())) {
        throw new Refusal(
          'gone',
          `This account was deleted more than ${daysToRestore} days ago and can't be restored.`,
        );
      }
      await tx
        .updateTable('users')
        .set({ deleted_at: null })
        .where('id', '=', user.id)
        .execute()
        .catch((error: unknown) => {
          if (!isUniqueViolation(error)) throw error;
          throw new Refusal('conflict', `Another account has the email ${user.email} by now: delete that first.`);
        });
      await endUserSessions(tx, user.id);
      await writeAudit(tx, session, { action: 'restore', subject: 'user', subject_id: user.id, for_id: user.id });
    }
    return await findUser(tx, user.id);
  });
};
