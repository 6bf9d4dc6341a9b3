import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { hashToken, newToken } from '../session/token.ts';

/** Minutes for which a link to set a password is valid. */
export const passwordLinkMinutes = 60;

/** Minutes for which an invitation is valid: a week, because its receiver does not expect it. */
export const invitationMinutes = 7 * 24 * 60;

/** Creates a link to set a password and returns its token. It works once, for an hour (Q3). */
export async function createPasswordLink(db: Db, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const { token, hash } = newToken();
  await db
    .insertInto('password_links')
    .values({ hash, user_id: userId, expires_at: addMinutes(now, passwordLinkMinutes) })
    .execute();
  return token;
}

/**
 * Stores a link with the given token, valid from now on. The token belongs to a letter, which may
 * be sent more than once. Returns false if the link has been used.
 */
export async function storePasswordLink(
  tx: Tx,
  { token, userId, now, minutes }: { token: string; userId: string; now: Date; minutes: number },
): Promise<boolean> {
  const expires_at = addMinutes(now, minutes);
  const storedLink = await tx
    .insertInto('password_links')
    .values({ hash: hashToken(token), user_id: userId, expires_at })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ expires_at }).where('password_links.used_at', 'is', null),
    )
    .returning(sql<number>`1`.as('kept'))
    .executeTakeFirst();
  return storedLink !== undefined;
}

/** Deletes unsent letters of an account: a password that was set otherwise, or may not be set, needs none. */
export async function deletePendingLetters(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('jobs').where('user_id', '=', userId).execute();
}

/** Deletes the links of an account. Letters are locked before links, in the order of the sender, to avoid deadlocks. */
export async function deletePasswordLinks(tx: Tx, userId: string): Promise<void> {
  await deletePendingLetters(tx, userId);
  await tx.deleteFrom('password_links').where('user_id', '=', userId).execute();
}

function addMinutes(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}
