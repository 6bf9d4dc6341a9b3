import type { SessionState } from '@fourfold/core/contract/people';
import { CompiledQuery, sql } from 'kysely';
import { type AccountRow, presentAccount } from '../accounts/present-account.ts';
import type { Session, Site } from '../call/handler.ts';
import { batchQueries, padToBatchSize } from '../database/batch-queries.ts';
import type { Db } from '../database/db.ts';

/** Days after log-in at which a session ends, even if it is in use. */
export const maxSessionDays = 30;

export type SessionEnd = Extract<SessionState, { state: 'ended' }>['why'];

/**
 * The status of a session. `exitSession` is set for an ended impersonation whose tutor can still go back or log out.
 */
export type SessionStatus =
  | {
      kind: 'open';
      session: Session;
      lastUsedAt: Date;
      /** When the session ends by age or disuse, unless it is used again. */
      endsAt: Date;
    }
  | { kind: 'ended'; why: SessionEnd; exitSession: Session | null };

type SessionRow = Omit<AccountRow, 'tutor_name'> & {
  hash: Buffer;
  session_id: string;
  site: Site;
  parent_id: string | null;
  created_at: Date;
  ends_at: Date | null;
  last_used_at: Date;
  is_deleted: boolean;
  content_clock: number;
};

/**
 * Runs for every logged-in call, so it is one statement by primary keys. Only an impersonation, or a
 * session that this token has not used for long, needs a second statement.
 */
const sessionByTokenSql = `
  select t.hash, t.session_id, t.site, t.last_used_at, s.created_at, s.parent_id, s.ends_at, s.tutor_id,
         u.id, u.username, u.email, u.user_type, u.is_admin, u.is_super_admin, u.is_tutor, u.status,
         u.deleted_at is not null as is_deleted,
         (select changed_at::float8 from content_clock) as content_clock
    from unnest($1::bytea[]) as wanted (hash)
    join session_tokens t on t.hash = wanted.hash
    join sessions s on s.user_id = t.user_id and s.id = t.session_id
    join users u on u.id = t.user_id`;

const readSessionRow = batchQueries(async (db, hashes: readonly Buffer[]) => {
  const { rows } = await db.executeQuery<SessionRow>(CompiledQuery.raw(sessionByTokenSql, [padToBatchSize(hashes)]));
  return hashes.map((hash) => rows.find((row) => row.hash.equals(hash)));
});

/** Returns the status of the session of a token, by the token's SHA-256. */
export async function lookUpSession(
  db: Db,
  { hash, now, sessionDays }: { hash: Buffer; now: Date; sessionDays: number },
): Promise<SessionStatus> {
  const row = await readSessionRow(db, hash);
  const impersonation = row?.tutor_id ? await readImpersonation(db, row) : null;
  if (!row || (row.is_deleted && !impersonation)) return { kind: 'ended', why: 'logged-out', exitSession: null };
  const session: Session = {
    id: row.session_id,
    site: row.site,
    tokenHash: hash,
    account: presentAccount({ ...row, tutor_name: impersonation?.tutor_name ?? null }),
    parentId: row.parent_id,
    contentClock: row.content_clock,
  };
  let endsAt = sessionEndsAt(row, row.last_used_at, sessionDays);
  if (endsAt <= now) endsAt = sessionEndsAt(row, await readLastUse(db, row), sessionDays);
  const why = endsAt <= now ? 'expired' : endReason(row, impersonation);
  if (why === null) return { kind: 'open', session, lastUsedAt: row.last_used_at, endsAt };
  return { kind: 'ended', why, exitSession: impersonation?.tutor_active ? session : null };
}

/** What an impersonation depends on besides the student's account: the tutor's account and the link. */
type ImpersonationRow = { tutor_name: string | null; tutor_active: boolean; linked: boolean };

async function readImpersonation(db: Db, { tutor_id, id }: SessionRow): Promise<ImpersonationRow> {
  const { rows } = await sql<ImpersonationRow>`
    select tutor.username as tutor_name, tutor.status and tutor.deleted_at is null as tutor_active,
           u.deleted_at is null and (tutor.user_type = 'Tutor' or tutor.is_tutor) and exists (
             select from tutor_students l where l.tutor_id = tutor.id and l.student_id = u.id) as linked
      from users tutor, users u
     where tutor.id = ${tutor_id} and u.id = ${id}
  `.execute(db);
  return rows[0] ?? { tutor_name: null, tutor_active: false, linked: false };
}

/** The last use of any token of the session. A session that is used on one site does not end on the other. */
async function readLastUse(db: Db, { id, session_id, last_used_at }: SessionRow): Promise<Date> {
  const { rows } = await sql<{ last: Date | null }>`
    select max(last_used_at) as last from session_tokens where user_id = ${id} and session_id = ${session_id}
  `.execute(db);
  return rows[0]?.last ?? last_used_at;
}

function sessionEndsAt({ created_at, ends_at }: SessionRow, lastUse: Date, sessionDays: number): Date {
  const disuseEndsAt = lastUse.getTime() + sessionDays * dayMs;
  const maxAgeEndsAt = created_at.getTime() + maxSessionDays * dayMs;
  return new Date(Math.min(disuseEndsAt, maxAgeEndsAt, ends_at?.getTime() ?? Number.POSITIVE_INFINITY));
}

const dayMs = 86_400_000;

function endReason({ status }: SessionRow, impersonation: ImpersonationRow | null): SessionEnd | null {
  if (!status || impersonation?.tutor_active === false) return 'not-active';
  return impersonation === null || impersonation.linked ? null : 'student-unlinked';
}
