import type { User, UserKind } from '@fourfold/core/contract/users';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { lockUndeletedUser, lockUserToRevokeAccess } from './lock-user.ts';
import { findUser } from './user-rows.ts';

type StatusRequest = { params: { id: string }; body: { status: boolean } };

/** Activates an account, or deactivates it and ends its sessions at once. A database trigger notifies open streams. */
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
        const action = status ? 'activate' : 'deactivate';
        await writeAudit(tx, session, { action, subject: 'user', subject_id: user.id, for_id: user.id });
      }
      return await findUser(tx, user.id);
    });
  };
}
