import { accountNotActive, sessionExpired } from '@fourfold/core/session/server-texts';
import { CompiledQuery, type Kysely } from 'kysely';
import { type AccountRow, presentAccount } from '../accounts/present-account.ts';
import type { Session, Site } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { hashOf, looksLikeToken } from './token.ts';

type Row = AccountRow & {
  session_id: string;
  site: Site;
  parent_id: string | null;
  ends_at: Date | null;
  last_used_at: Date;
  /** Of any token of the session: a session in use on one site doesn't end on the other. */
  session_used_at: Date;
};

/** Every logged-in call begins here, so it is one statement, by primary keys. */
const tokenLookUp = `
  select t.session_id, t.site, t.last_used_at, s.parent_id, s.ends_at,
         (select max(x.last_used_at) from session_tokens x where x.session_id = s.id) as session_used_at,
         u.id, u.username, u.email, u.user_type, u.is_admin, u.is_super_admin, u.is_tutor,
         s.tutor_id, tutor.username as tutor_name,
         u.status and coalesce(tutor.status, true) as status
    from session_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id and u.deleted_at is null
    left join users tutor on tutor.id = s.tutor_id
   where t.hash = $1`;

/** The session behind a token, or the refusal that logs its holder out. */
export async function findSession(
  db: Kysely<Database>,
  { token, now, sessionDays }: { token: string; now: Date; sessionDays: number },
): Promise<Session> {
  if (!looksLikeToken(token)) throw new Refusal('session_expired', sessionExpired);
  const hash = hashOf(token);
  const found = await db.executeQuery<Row>(CompiledQuery.raw(tokenLookUp, [hash]));
  const row = found.rows[0];
  if (!row || hasEnded(row, now, sessionDays)) throw new Refusal('session_expired', sessionExpired);
  if (!row.status) throw new Refusal('not_active', accountNotActive);
  if (now.getTime() - row.last_used_at.getTime() > touchEvery) await touch(db, hash, now);
  return {
    id: row.session_id,
    site: row.site,
    tokenHash: hash,
    account: presentAccount(row),
    parentId: row.parent_id,
  };
}

/** Once a minute is exact enough for a session that lives for days, and spares a write per call. */
const touchEvery = 60_000;

function hasEnded(row: Row, now: Date, sessionDays: number): boolean {
  if (row.ends_at && row.ends_at <= now) return true;
  return now.getTime() - row.session_used_at.getTime() > sessionDays * 86_400_000;
}

async function touch(db: Kysely<Database>, hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('session_tokens').set({ last_used_at: now }).where('hash', '=', hash).execute();
}
