import type { Kysely } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { limits } from '../limits/limits.ts';
import { forgiveAll, forgiveAttempt, reserveAttempt } from '../limits/reserve-attempt.ts';
import { hashOf } from '../session/token.ts';
import { hashPassword, shortestPassword } from './password.ts';
import { dropLetters } from './password-link.ts';
import { linkUsedUp, passwordChanged, passwordsDiffer, passwordTooShort } from './texts.ts';

/** Whoever holds the link sets the password, and every session of the account ends. */
export const resetPassword: Handler<'PUT /accounts/reset_password'> = async ({ body }, visit) => {
  const { db } = visit;
  const now = visit.now();
  if (body.password.length < shortestPassword) throw new Refusal('malformed', passwordTooShort);
  if (body.password !== body.confirmPassword) throw new Refusal('malformed', passwordsDiffer);
  const attempt = await reserveAttempt(db, now, [[limits.resetByAddress, visit.address]]);
  const hash = hashOf(body.reset_token);
  // Looked up before the costly part: a made-up link is refused without hashing anything.
  const link = await goodLink(db, hash, now);
  if (!link) throw new Refusal('gone', linkUsedUp);
  const password_hash = await hashPassword(body.password);
  const email = await db.transaction().execute(async (tx) => {
    // The account, its letters, then the link, as whoever deletes it or sends a letter has them.
    const user = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', link.user_id)
      .where('deleted_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    await dropLetters(tx, link.user_id);
    const used = await tx
      .updateTable('password_links')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    if (!user || !used) throw new Refusal('gone', linkUsedUp);
    await tx.deleteFrom('password_links').where('user_id', '=', link.user_id).where('hash', '!=', hash).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', link.user_id).execute();
    return user.email;
  });
  await forgiveAttempt(db, attempt);
  await forgiveAll(db, limits.logInByAccount, email);
  return { message: passwordChanged };
};

async function goodLink(db: Kysely<Database>, hash: Buffer, now: Date) {
  return await db
    .selectFrom('password_links')
    .select('user_id')
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
