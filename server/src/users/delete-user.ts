import type { UserKind } from '@fourfold/core/contract/users';
import { deletePasswordLinks } from '../accounts/password-link.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { dayIn } from '../call/start-of-day.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { lockUserToRevokeAccess } from './lock-user.ts';
import { daysToRestore } from './user-kinds.ts';

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
      await endUserSessions(tx, id);
      await deletePasswordLinks(tx, id);
      await writeAudit(tx, session, { action: 'delete', subject: 'user', subject_id: id, for_id: id });
      const until = dayIn(new Date(now.getTime() + daysToRestore * 86_400_000), timeZone);
      return { message: `${username} was deleted. Until ${until} the account can be brought back.` };
    });
  };
}
