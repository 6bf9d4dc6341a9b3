import type { Db } from '../database/db.ts';
import { clockSkewMs } from '../limits/failures.ts';
import { maxLimitMinutes } from '../limits/limits.ts';
import { endSessions } from './end-sessions.ts';
import { deviceDays } from './known-device.ts';
import { maxSessionDays } from './look-up-session.ts';

/** Deletes expired rows. Only the size of the tables depends on it. */
export async function sweep(db: Db, now: Date, sessionDays: number): Promise<void> {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await db
    .deleteFrom('failures')
    .where(({ or, eb }) =>
      or([eb('at', '<', minutesAgo(maxLimitMinutes)), eb('at', '>', new Date(now.getTime() + clockSkewMs))]),
    )
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', minutesAgo(deviceDays * 24 * 60))
    .execute();
  await db.deleteFrom('hand_over_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_links').where('expires_at', '<', now).execute();
  // Keeps the stamp of a discarded draft for a day. A delayed save request arrives within minutes.
  await db
    .deleteFrom('drafts')
    .where('content', 'is', null)
    .where('updated_at', '<', minutesAgo(24 * 60))
    .execute();
  const expired = await db
    .selectFrom('sessions')
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        // An ended impersonation is kept for a day, because the tutor can go back from it.
        eb('ends_at', '<', minutesAgo(24 * 60)),
        eb('created_at', '<=', minutesAgo(maxSessionDays * 24 * 60)),
        not(
          exists(
            selectFrom('session_tokens')
              .select('hash')
              .whereRef('session_tokens.user_id', '=', 'sessions.user_id')
              .whereRef('session_id', '=', 'sessions.id')
              .where('last_used_at', '>', minutesAgo(sessionDays * 24 * 60)),
          ),
        ),
      ]),
    )
    .where('created_at', '<', minutesAgo(60))
    .select(['user_id as userId', 'id as sessionId'])
    .execute();
  await endSessions(db, expired);
}
