import type { SessionState } from '@fourfold/core/contract/people';
import { CompiledQuery, type Kysely } from 'kysely';
import { type AccountRow, presentAccount } from '../accounts/present-account.ts';
import type { Session, Site } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';

export type SessionEnd = Extract<SessionState, { state: 'ended' }>['why'];

/** How a session stands. What ended while the tutor's own session lives still has a way out: back to it, or log-out. */
export type SessionStanding =
  | {
      at: 'open';
      session: Session;
      lastUsedAt: Date;
      /** When it ends by itself, if nobody uses it until then. */
      endsAt: Date;
    }
  | { at: 'ended'; why: SessionEnd; wayOut: Session | null };

type Row = AccountRow & {
  session_id: string;
  site: Site;
  parent_id: string | null;
  ends_at: Date | null;
  last_used_at: Date;
  /** Of any token of the session: a session in use on one site doesn't end on the other. */
  session_used_at: Date;
  tutor_stands: boolean | null;
  linked: boolean;
  content_version: string;
};

/** Every logged-in call begins here, so it is one statement, by primary keys. */
const byToken = `
  select t.session_id, t.site, t.last_used_at, s.parent_id, s.ends_at,
         (select max(x.last_used_at) from session_tokens x where x.session_id = s.id) as session_used_at,
         u.id, u.username, u.email, u.user_type, u.is_admin, u.is_super_admin, u.is_tutor, u.status,
         s.tutor_id, tutor.username as tutor_name, tutor.status and tutor.deleted_at is null as tutor_stands,
         s.tutor_id is null or u.deleted_at is null and (tutor.user_type = 'Tutor' or tutor.is_tutor) and exists (
           select from tutor_students l where l.tutor_id = s.tutor_id and l.student_id = s.user_id) as linked,
         (select version from content_version) as content_version
    from session_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id and (u.deleted_at is null or s.tutor_id is not null)
    left join users tutor on tutor.id = s.tutor_id
   where t.hash = $1`;

/** How the session behind a token stands, by the token's SHA-256. */
export async function lookUpSession(
  db: Kysely<Database>,
  { hash, now, sessionDays }: { hash: Buffer; now: Date; sessionDays: number },
): Promise<SessionStanding> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(byToken, [hash]));
  const [row] = rows;
  if (!row) return { at: 'ended', why: 'logged-out', wayOut: null };
  const session: Session = {
    id: row.session_id,
    site: row.site,
    tokenHash: hash,
    account: presentAccount(row),
    parentId: row.parent_id,
    contentVersion: row.content_version,
  };
  const endsAt = endsAtOf(row, sessionDays);
  const why = endsAt <= now ? 'expired' : endOf(row);
  if (why === null) return { at: 'open', session, lastUsedAt: row.last_used_at, endsAt };
  return { at: 'ended', why, wayOut: row.tutor_stands ? session : null };
}

function endsAtOf(row: Row, sessionDays: number): Date {
  const unused = new Date(row.session_used_at.getTime() + sessionDays * 86_400_000);
  return row.ends_at && row.ends_at < unused ? row.ends_at : unused;
}

function endOf(row: Row): SessionEnd | null {
  if (!row.status || row.tutor_stands === false) return 'not-active';
  return row.linked ? null : 'student-unlinked';
}
