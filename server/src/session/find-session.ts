import { accountNotActive, sessionExpired, studentUnlinked } from '@fourfold/core/session/server-texts';
import type { Kysely } from 'kysely';
import type { Session } from '../call/handler.ts';
import { type Reason, Refusal } from '../call/refusal.ts';
import { takesNoWrites } from '../database/outage.ts';
import type { Database } from '../database/schema.ts';
import { lookUpSession, type SessionEnd } from './look-up-session.ts';
import { seeActive } from './see-active.ts';
import { hashOf, looksLikeToken } from './token.ts';

type Asked = {
  token: string;
  now: Date;
  sessionDays: number;
  /** For calls that leave a session: also returns an ended session, if it has an exit session. */
  afterEnd?: boolean;
  /**
   * For calls that a browser makes by itself: they do not count as use, so an idle session still
   * expires.
   */
  untouched?: boolean;
};

/** The refusal for an ended session, with the reason. */
export class SessionEnded extends Refusal {
  readonly why: SessionEnd;
  constructor(why: SessionEnd) {
    super(saying[why][0], saying[why][1]);
    this.why = why;
  }
}

/**
 * Returns the session of a token. Throws SessionEnded if it has ended, or a refusal if the text is
 * not a token.
 */
export async function findSession(
  db: Kysely<Database>,
  { token, now, sessionDays, afterEnd = false, untouched = false }: Asked,
): Promise<Session> {
  if (!looksLikeToken(token)) throw new Refusal(...saying['logged-out']);
  const hash = hashOf(token);
  const found = await lookUpSession(db, { hash, now, sessionDays });
  if (found.at === 'ended') {
    if (afterEnd && found.wayOut) return found.wayOut;
    throw new SessionEnded(found.why);
  }
  if (!untouched && now.getTime() - found.lastUsedAt.getTime() > touchEvery) {
    // Reads are also served while the database accepts no writes.
    await touch(db, found.session, now).catch(unlessUnsaved);
  }
  return found.session;
}

const saying = {
  'logged-out': ['session_expired', sessionExpired],
  expired: ['session_expired', sessionExpired],
  'not-active': ['not_active', accountNotActive],
  'student-unlinked': ['forbidden', studentUnlinked],
} as const satisfies Record<SessionEnd, readonly [Reason, string]>;

/**
 * Milliseconds between two updates of last_used_at. Exact enough for a session of days; a student
 * at work makes a call every 30 seconds.
 */
const touchEvery = 5 * 60_000;

function unlessUnsaved(error: unknown): void {
  if (!takesNoWrites(error)) throw error;
}

/**
 * Updates last_used_at once if a page sends several calls at the same time: the condition is
 * checked again after waiting for the row lock.
 */
async function touch(db: Kysely<Database>, { tokenHash, account }: Session, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('session_tokens')
    .set({ last_used_at: now })
    .where('hash', '=', tokenHash)
    .where('last_used_at', '<', new Date(now.getTime() - touchEvery))
    .executeTakeFirst();
  if (numUpdatedRows > 0) await seeActive(db, account.tutor_login.tutor_id ?? account.id, now);
}
