import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { newToken } from '../session/token.ts';

/** Minutes that a link to set a password is good for. */
export const linkMinutes = 60;

/** Minutes that an invitation is good for: a week, because whoever is invited does not wait for it. */
export const invitationMinutes = 7 * 24 * 60;

/** The token of a new link to set a password: good once, for an hour unless told (Q3). */
export async function makePasswordLink(
  db: Kysely<Database>,
  { userId, now, minutes = linkMinutes }: { userId: string; now: Date; minutes?: number },
): Promise<string> {
  const { token, hash } = newToken();
  const expires_at = new Date(now.getTime() + minutes * 60_000);
  await db.insertInto('password_links').values({ hash, user_id: userId, expires_at }).execute();
  return token;
}
