import type { User, UserKind } from '@fourfold/core/contract/users';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { holdLivingUser, holdToShutOut } from './hold-user.ts';
import { findUser } from './user-rows.ts';

type Asked = { params: { id: string }; body: { status: boolean } };

/** Lets an account log in, or ends its sessions at once and lets it in no more; a trigger tells whoever has them open. */
export function changeStatus(kind: UserKind) {
  return async ({ params, body }: Asked, { db, session }: Context & { session: Session }): Promise<User> => {
    const { status } = body;
    return await db.transaction().execute(async (tx) => {
      const user = status
        ? await holdLivingUser(tx, params.id, kind)
        : await holdToShutOut(tx, session, { id: params.id, kind, verb: 'deactivate' });
      if (user.status !== status) {
        if (status) await forgetSessions(tx, user.id);
        await tx.updateTable('users').set({ status }).where('id', '=', user.id).execute();
        const action = status ? 'activate' : 'deactivate';
        await writeAudit(tx, session, { action, subject: 'user', subject_id: user.id, for_id: user.id });
      }
      return await findUser(tx, user.id);
    });
  };
}

/**
 * What was open when the account was shut out does not open again with it. Until then it stays, because the session
 * says why it ended. A tutor's look at this account is the tutor's.
 */
async function forgetSessions(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('parent_id', 'is', null).execute();
}
