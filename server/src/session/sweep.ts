import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { clockSkew } from '../limits/failures.ts';
import { longestLimitMinutes } from '../limits/limits.ts';
import { deviceDays } from './known-device.ts';
import { longestSessionDays } from './look-up-session.ts';

/** Removes what has run out: nothing depends on it but the size of the tables. */
export async function sweep(db: Kysely<Database>, now: Date, sessionDays: number): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await db
    .deleteFrom('failures')
    .where(({ or, eb }) =>
      or([eb('at', '<', before(longestLimitMinutes)), eb('at', '>', new Date(now.getTime() + clockSkew))]),
    )
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', before(deviceDays * 24 * 60))
    .execute();
  await db.deleteFrom('hand_over_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_links').where('expires_at', '<', now).execute();
  // A letter that is late is late by minutes.
  await db
    .deleteFrom('drafts')
    .where('content', 'is', null)
    .where('updated_at', '<', before(24 * 60))
    .execute();
  await db
    .deleteFrom('sessions')
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        // A look that has ended is the tutor's way back for another day.
        eb('ends_at', '<', before(24 * 60)),
        eb('created_at', '<=', before(longestSessionDays * 24 * 60)),
        not(
          exists(
            selectFrom('session_tokens')
              .select('hash')
              .whereRef('session_id', '=', 'sessions.id')
              .where('last_used_at', '>', before(sessionDays * 24 * 60)),
          ),
        ),
      ]),
    )
    .where('created_at', '<', before(60))
    .execute();
}
