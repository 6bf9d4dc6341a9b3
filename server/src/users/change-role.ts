import type { User } from '@fourfold/core/contract/users';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { lockUndeletedUser } from './lock-user.ts';
import { findUser } from './user-rows.ts';

/**
 * Makes an admin a tutor too, or removes that role. Links to students stay stored, so they apply
 * again when the role is added again; without the role, impersonations are closed.
 */
export function changeRole(is_tutor: boolean) {
  return async ({ body }: { body: { user_id: string } }, context: Context & { session: Session }): Promise<User> => {
    const { db, session } = context;
    return await db.transaction().execute(async (tx) => {
      const user = await lockUndeletedUser(tx, body.user_id);
      if (user.user_type !== 'Admin') {
        throw new Refusal('unreadable_content', 'user_id: expected an admin, who can be a tutor besides');
      }
      if (user.is_tutor !== is_tutor) {
        await tx.updateTable('users').set({ is_tutor }).where('id', '=', user.id).execute();
        const action = is_tutor ? 'add_role' : 'remove_role';
        const auditEntry = { action, subject: 'user', subject_id: user.id, for_id: user.id, detail: { role: 'Tutor' } };
        await writeAudit(tx, session, auditEntry);
      }
      return await findUser(tx, user.id);
    });
  };
}
