import type { SessionRefusalCode } from '@fourfold/core/refusals/session-refusals';
import type { Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { takesNoWrites } from '../database/outage.ts';
import { lookUpSession, type SessionEnd } from './look-up-session.ts';
import { recordActivity } from './record-activity.ts';
import { hashToken, hasTokenFormat } from './token.ts';

type FindSessionOptions = {
  token: string;
  now: Date;
  sessionDays: number;
  /** For calls that leave a session: also returns an ended session, if it has an exit session. */
  allowEnded?: boolean;
  /** For calls that a browser makes by itself: they do not count as use, so an idle session still expires. */
  isBackgroundCall?: boolean;
};

/** The refusal for an ended session, with the reason. */
export class SessionEnded extends Refusal<SessionRefusalCode> {
  readonly why: SessionEnd;
  constructor(why: SessionEnd) {
    super(refusalByEnd[why]);
    this.why = why;
  }
}

/** Returns the session of a token. Throws SessionEnded if it has ended, or a refusal if the text is not a token. */
export async function findSession(
  db: Db,
  { token, now, sessionDays, allowEnded = false, isBackgroundCall = false }: FindSessionOptions,
): Promise<Session> {
  if (!hasTokenFormat(token)) throw new Refusal(refusalByEnd['logged-out']);
  const hash = hashToken(token);
  const sessionStatus = await lookUpSession(db, { hash, now, sessionDays });
  if (sessionStatus.kind === 'ended') {
    if (allowEnded && sessionStatus.exitSession) return sessionStatus.exitSession;
    throw new SessionEnded(sessionStatus.why);
  }
  if (!isBackgroundCall && now.getTime() - sessionStatus.lastUsedAt.getTime() > touchIntervalMs) {
    // Reads are also served while the database accepts no writes.
    await touch(db, sessionStatus.session, now).catch(ignoreReadOnlyDatabase);
  }
  return sessionStatus.session;
}

const refusalByEnd = {
  'logged-out': 'session_expired',
  expired: 'session_expired',
  'not-active': 'account_not_active',
  'student-unlinked': 'student_unlinked',
} as const satisfies Record<SessionEnd, SessionRefusalCode>;

/**
 * Milliseconds between two updates of last_used_at. Exact enough for a session of days; a student
 * at work makes a call every 30 seconds.
 */
const touchIntervalMs = 5 * 60_000;

function ignoreReadOnlyDatabase(error: unknown): void {
  if (!takesNoWrites(error)) throw error;
}

/**
 * Updates last_used_at once if a page sends several calls at the same time: the condition is
 * checked again after waiting for the row lock.
 */
async function touch(db: Db, { tokenHash, account }: Session, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('session_tokens')
    .set({ last_used_at: now })
    .where('hash', '=', tokenHash)
    .where('last_used_at', '<', new Date(now.getTime() - touchIntervalMs))
    .executeTakeFirst();
  if (numUpdatedRows > 0) await recordActivity(db, account.tutor_login.tutor_id ?? account.id, now);
}
