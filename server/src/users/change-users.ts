import type { User, UserKind } from '@fourfold/core/contract/users';
import { deletePasswordLinks } from '../accounts/password-link.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { dayIn } from '../call/start-of-day.ts';
import type { Tx } from '../database/db.ts';
import { isUniqueViolation } from '../database/sql-state.ts';
import { announceUsers, endSessions } from '../session/end-sessions.ts';
import { lockUndeletedUser, lockUser, lockUserToRevokeAccess } from './lock-user.ts';
import { findUser } from './read-users.ts';
import { daysToRestore, lastRestorable } from './user-kinds.ts';

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
        throw new Refusal('invalid_value', {
          field: 'user_id',
          problem: 'expected an admin, who can be a tutor besides',
        });
      }
      if (user.is_tutor !== is_tutor) {
        await tx.updateTable('users').set({ is_tutor }).where('id', '=', user.id).execute();
        await announceUsers(tx, [user.id]);
        const action = is_tutor ? 'add_role' : 'remove_role';
        const auditEntry = { action, subject: 'user', subject_id: user.id, for_id: user.id, detail: { role: 'Tutor' } };
        await writeAudit(tx, session, auditEntry);
      }
      return await findUser(tx, user.id);
    });
  };
}

type StatusRequest = { params: { id: string }; body: { status: boolean } };

/** Activates an account, or deactivates it and ends its sessions at once. */
export function changeStatus(kind: UserKind) {
  return async ({ params, body }: StatusRequest, { db, session }: Context & { session: Session }): Promise<User> => {
    const { status } = body;
    return await db.transaction().execute(async (tx) => {
      const user = status
        ? await lockUndeletedUser(tx, params.id, kind)
        : await lockUserToRevokeAccess(tx, session, { id: params.id, kind, verb: 'deactivate' });
      if (user.status !== status) {
        // Sessions are deleted at activation only; until then they report why they ended.
        if (status) await endUserSessions(tx, user.id);
        await tx.updateTable('users').set({ status }).where('id', '=', user.id).execute();
        await announceUsers(tx, [user.id]);
        const action = status ? 'activate' : 'deactivate';
        await writeAudit(tx, session, { action, subject: 'user', subject_id: user.id, for_id: user.id });
      }
      return await findUser(tx, user.id);
    });
  };
}

/**
 * Deletes an account: ends its sessions and refuses its log-in. Links to students, assignments and
 * answers stay as they are (Q110).
 */
export function deleteUser(kind: UserKind) {
  return async ({ params }: { params: { id: string } }, context: Context & { session: Session }) => {
    const { db, session, timeZone } = context;
    const now = context.now();
    return await db.transaction().execute(async (tx) => {
      const { id, username } = await lockUserToRevokeAccess(tx, session, { id: params.id, kind, verb: 'delete' });
      await tx.updateTable('users').set({ deleted_at: now }).where('id', '=', id).execute();
      await announceUsers(tx, [id]);
      await endUserSessions(tx, id);
      await deletePasswordLinks(tx, id);
      await writeAudit(tx, session, { action: 'delete', subject: 'user', subject_id: id, for_id: id });
      const until = dayIn(new Date(now.getTime() + daysToRestore * 86_400_000), timeZone);
      return { message: `${username} was deleted. Until ${until} the account can be brought back.` };
    });
  };
}

/** Restores a deleted account as it was. Returns an account that is not deleted unchanged. */
export const restoreUser: Handler<'PUT /users/restore'> = async ({ body }, { db, session, now }) => {
  return await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, body.user_id);
    if (user.deleted_at) {
      if (user.erased_at || user.deleted_at <= lastRestorable(now())) {
        throw new Refusal('account_deleted_long_ago', { days: daysToRestore });
      }
      await tx
        .updateTable('users')
        .set({ deleted_at: null })
        .where('id', '=', user.id)
        .execute()
        .catch((error: unknown) => {
          if (!isUniqueViolation(error)) throw error;
          throw new Refusal('email_taken_since', { email: user.email });
        });
      await announceUsers(tx, [user.id]);
      await endUserSessions(tx, user.id);
      await writeAudit(tx, session, { action: 'restore', subject: 'user', subject_id: user.id, for_id: user.id });
    }
    return await findUser(tx, user.id);
  });
};

/**
 * Ends a user's own sessions, including one that a concurrent log-in opens while the account is
 * deleted or deactivated. A tutor's impersonation of this user belongs to the tutor and stays.
 */
async function endUserSessions(tx: Tx, userId: string): Promise<void> {
  const own = await tx
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('parent_id', 'is', null)
    .select(['user_id as userId', 'id as sessionId'])
    .execute();
  await endSessions(tx, own);
}
