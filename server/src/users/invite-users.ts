import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { addJobs } from '../jobs/add-jobs.ts';
import { lockUndeletedUser } from './lock-user.ts';

/** Queues the letters with the links to choose a password. They are sent after this transaction is committed. */
export async function inviteUsers(
  tx: Tx,
  { account }: Pick<Session, 'account'>,
  userIds: readonly string[],
): Promise<void> {
  const body = { by: account.username, by_id: account.id };
  await addJobs(
    tx,
    userIds.map((user_id) => ({ kind: 'invitation', user_id, body })),
  );
}

/** Sends the invitation again. If it cannot be sent, the studio's settings show that. */
export const resendInvitation: Handler<'POST /users/invite'> = async ({ body }, { db, session }) => {
  return await db.transaction().execute(async (tx) => {
    const user = await lockUndeletedUser(tx, body.user_id);
    if (user.has_password) {
      throw new Refusal('password_chosen', { name: user.username });
    }
    if (!user.status) throw new Refusal('user_not_active', { name: user.username });
    await writeAudit(tx, session, { action: 'invite', subject: 'user', subject_id: user.id, for_id: user.id });
    await inviteUsers(tx, session, [user.id]);
    return { message: `The invitation to ${user.email} is on its way.` };
  });
};
