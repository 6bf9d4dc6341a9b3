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
  /** For a call that leads out of a session: also one that has ended, where there is a way out. */
  afterEnd?: boolean;
  /** For what a browser asks by itself: a session that nobody uses ends all the same. */
  untouched?: boolean;
};

/** The refusal that says how a session ended. */
export class SessionEnded extends Refusal {
  readonly why: SessionEnd;
  constructor(why: SessionEnd) {
    super(saying[why][0], saying[why][1]);
    this.why = why;
  }
}

/** The session behind a token, or the refusal that says how it ended. */
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
    // What is read is served also where nothing can be saved.
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

/** Exact enough for a session that lives for days; a student at work makes a call every half a minute. */
const touchEvery = 5 * 60_000;

function unlessUnsaved(error: unknown): void {
  if (!takesNoWrites(error)) throw error;
}

/** A page asks for much at once: those that waited for the first one's write find it done, and write nothing. */
async function touch(db: Kysely<Database>, { tokenHash, account }: Session, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('session_tokens')
    .set({ last_used_at: now })
    .where('hash', '=', tokenHash)
    .where('last_used_at', '<', new Date(now.getTime() - touchEvery))
    .executeTakeFirst();
  if (numUpdatedRows > 0) await seeActive(db, account.tutor_login.tutor_id ?? account.id, now);
}
