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
  const [token] = await makePasswordLinks(db, { userIds: [userId], now, minutes });
  if (token === undefined) throw new Error('each account has a token');
  return token;
}

/** The same for several accounts, in their order. */
export async function makePasswordLinks(
  db: Kysely<Database>,
  { userIds, now, minutes }: { userIds: readonly string[]; now: Date; minutes: number },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const expires_at = new Date(now.getTime() + minutes * 60_000);
  const links = userIds.map((user_id) => ({ user_id, ...newToken() }));
  const rows = links.map(({ user_id, hash }) => ({ hash, user_id, expires_at }));
  await db.insertInto('password_links').values(rows).execute();
  return links.map(({ token }) => token);
}
