import type { UserKind } from '@fourfold/core/contract/users';
import { dropLinks } from '../accounts/password-link.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { dayIn } from '../call/start-of-day.ts';
import { forgetSessions } from './forget-sessions.ts';
import { holdToShutOut } from './hold-user.ts';
import { daysToRestore } from './kinds.ts';

/**
 * Deletes an account: ends its sessions and refuses its log-in. Links to students, assignments and
 * answers stay as they are (Q110).
 */
export function deleteUser(kind: UserKind) {
  return async ({ params }: { params: { id: string } }, visit: Context & { session: Session }) => {
    const { db, session, timeZone } = visit;
    const now = visit.now();
    return await db.transaction().execute(async (tx) => {
      const { id, username } = await holdToShutOut(tx, session, { id: params.id, kind, verb: 'delete' });
      await tx.updateTable('users').set({ deleted_at: now }).where('id', '=', id).execute();
      await forgetSessions(tx, id);
      await dropLinks(tx, id);
      await writeAudit(tx, session, { action: 'delete', subject: 'user', subject_id: id, for_id: id });
      const until = dayIn(new Date(now.getTime() + daysToRestore * 86_400_000), timeZone);
      return { message: `${username} was deleted. Until ${until} the account can be brought back.` };
    });
  };
}
