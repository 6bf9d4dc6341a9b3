import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { limits } from '../limits/limits.ts';
import { endSessions } from '../session/end-sessions.ts';
import { deleteDevices } from '../session/known-device.ts';
import { hashToken } from '../session/token.ts';
import { passwordChanged } from './account-messages.ts';
import { hashPassword, minPasswordLength } from './password.ts';
import { deletePendingLetters } from './password-link.ts';

/** Sets the password by a link; ends every session of the account and forgets its known browsers. */
export const resetPassword: Handler<'PUT /accounts/reset_password'> = async ({ body }, context) => {
  const { db } = context;
  const now = context.now();
  if (body.password.length < minPasswordLength) throw new Refusal('password_too_short');
  if (body.password !== body.confirmPassword) throw new Refusal('passwords_differ');
  const hash = hashToken(body.reset_token);
  const email = await context.attempts.run([[limits.resetByAddress, context.address]], async () => {
    // Checked before the expensive part: an unknown link is refused without hashing.
    const link = await findUsableLink(db, hash, now);
    if (!link) throw new Refusal('link_used_up');
    return await setPassword(db, { userId: link.user_id, hash, password: body.password, now });
  });
  await context.attempts.forgive(limits.logInByAccount, email);
  // All its links are used up now, so further letters are allowed again.
  await context.attempts.forgive(limits.recoveryLetters, email);
  return { message: passwordChanged };
};

type NewPassword = { userId: string; hash: Buffer; password: string; now: Date };

/** Returns the account's email. */
async function setPassword(db: Db, { userId, hash, password, now }: NewPassword): Promise<string> {
  const password_hash = await hashPassword(password);
  return await db.transaction().execute(async (tx) => {
    // Locks the account, its letters, then the link: the order of deletion and of sending.
    const user = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    await deletePendingLetters(tx, userId);
    const used = await tx
      .updateTable('password_links')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    if (!user || !used) throw new Refusal('link_used_up');
    await tx.deleteFrom('password_links').where('user_id', '=', userId).where('hash', '!=', hash).execute();
    const sessions = await tx
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .select(['user_id as userId', 'id as sessionId'])
      .execute();
    await endSessions(tx, sessions);
    await deleteDevices(tx, userId);
    return user.email;
  });
}

async function findUsableLink(db: Db, hash: Buffer, now: Date) {
  return await db
    .selectFrom('password_links')
    .select('user_id')
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
