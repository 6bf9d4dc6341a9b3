import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { limits } from '../limits/limits.ts';
import { endOtherSessions } from '../session/own-sessions.ts';
import { ownPasswordChanged } from './account-messages.ts';
import { hashPassword, isPasswordCorrect, minPasswordLength } from './password.ts';
import { deletePasswordLinks } from './password-link.ts';

/**
 * Requires the old password, so that an open page is not enough to take over the account. Failures within sessions have
 * a limit of their own: failed log-ins of others do not block the owner. Ends every other session and every link to set
 * a password.
 */
export const changePassword: Handler<'PUT /accounts/change_password'> = async ({ body }, context) => {
  const { db, session } = context;
  const { id, email } = session.account;
  if (body.password.length < minPasswordLength) throw new Refusal('password_too_short');
  if (body.password !== body.confirmPassword) throw new Refusal('passwords_differ');
  await context.attempts.run([[limits.ownPassword, id]], async () => {
    const stored = await readPasswordHash(db, id);
    if (stored === null || !(await isPasswordCorrect(stored, body.oldPassword))) {
      throw new Refusal('old_password_wrong');
    }
    const password_hash = await hashPassword(body.password);
    await db.transaction().execute(async (tx) => {
      const changed = await tx
        .updateTable('users')
        .set({ password_hash })
        .where('id', '=', id)
        // Of two concurrent changes, the second one's old password is wrong by now.
        .where('password_hash', '=', stored)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new Refusal('old_password_wrong');
      await deletePasswordLinks(tx, id);
      await endOtherSessions(tx, session, { now: context.now(), sessionDays: context.sessionDays });
    });
  });
  await context.attempts.forgive(limits.logInByAccount, email);
  return { message: ownPasswordChanged };
};

async function readPasswordHash(db: Db, id: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return user?.password_hash ?? null;
}
