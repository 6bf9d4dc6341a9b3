import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { newToken } from '../session/token.ts';

/** Minutes that a link to set a password is good for. */
export const linkMinutes = 60;

/** The token of a new link to set a password: good once, for an hour (Q3). */
export async function makePasswordLink(
  db: Kysely<Database>,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const { token, hash } = newToken();
  const expires_at = new Date(now.getTime() + linkMinutes * 60_000);
  await db.insertInto('password_links').values({ hash, user_id: userId, expires_at }).execute();
  return token;
}
