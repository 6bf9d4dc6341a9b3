import { accountNotActive, sessionExpired, studentUnlinked } from '@fourfold/core/session/server-texts';
import type { Kysely } from 'kysely';
import type { Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { lookUpSession, type SessionEnd } from './look-up-session.ts';
import { hashOf, looksLikeToken } from './token.ts';

type Asked = {
  token: string;
  now: Date;
  sessionDays: number;
  /** For a call that leads out of a session: also one that has ended, where there is a way out. */
  afterEnd?: boolean;
};

/** The session behind a token, or the refusal that says how it ended. */
export async function findSession(
  db: Kysely<Database>,
  { token, now, sessionDays, afterEnd = false }: Asked,
): Promise<Session> {
  if (!looksLikeToken(token)) throw refusals['logged-out']();
  const hash = hashOf(token);
  const found = await lookUpSession(db, { hash, now, sessionDays });
  if (found.at === 'ended') {
    if (afterEnd && found.wayOut) return found.wayOut;
    throw refusals[found.why]();
  }
  if (now.getTime() - found.lastUsedAt.getTime() > touchEvery) await touch(db, hash, now);
  return found.session;
}

const refusals: Record<SessionEnd, () => Refusal> = {
  'logged-out': () => new Refusal('session_expired', sessionExpired),
  expired: () => new Refusal('session_expired', sessionExpired),
  'not-active': () => new Refusal('not_active', accountNotActive),
  'student-unlinked': () => new Refusal('forbidden', studentUnlinked),
};

/** Once a minute is exact enough for a session that lives for days, and spares a write per call. */
const touchEvery = 60_000;

/** A page asks for much at once: those that waited for the first one's write find it done, and write nothing. */
async function touch(db: Kysely<Database>, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('session_tokens')
    .set({ last_used_at: now })
    .where('hash', '=', hash)
    .where('last_used_at', '<', new Date(now.getTime() - touchEvery))
    .execute();
}
