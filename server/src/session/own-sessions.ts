import { sql } from 'kysely';
import type { Handler, Session, Site } from '../call/handler.ts';
import type { Db, Tx } from '../database/db.ts';
import { endImpersonationsOf, endSessions } from './end-sessions.ts';
import { maxSessionDays } from './look-up-session.ts';

type OwnSession = {
  id: string;
  created_at: Date;
  last_used_at: Date;
  sites: Site[];
  device: string | null;
  /** Name of the student, if this is the tutor's impersonation of one. */
  as_student: string | null;
};

/**
 * The open sessions of a user and, for tutors, their impersonations of students. Impersonations of the user by a tutor
 * are excluded. The current session is first, the others are ordered by last use.
 */
async function listOwnSessions(
  db: Db,
  { id, account }: Session,
  { now, sessionDays }: { now: Date; sessionDays: number },
): Promise<OwnSession[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { rows } = await sql<OwnSession>`
    with own as (
      select s.* from sessions s where s.user_id = ${account.id} and s.parent_id is null
         and s.created_at > ${daysAgo(maxSessionDays)}
    ), open as (
      select own.*, null as as_student from own
       union all
      select impersonation.*, student.username
        from own join sessions impersonation on impersonation.tutor_id = own.user_id and impersonation.parent_id = own.id
        join users student on student.id = impersonation.user_id
       where impersonation.ends_at > ${now}
    )
    select open.id, open.created_at, open.device, open.as_student, max(t.last_used_at) as last_used_at,
           array_agg(distinct t.site order by t.site) as sites
      from open join session_tokens t on t.user_id = open.user_id and t.session_id = open.id
     group by open.id, open.created_at, open.device, open.as_student
    having max(t.last_used_at) >= ${daysAgo(sessionDays)}
     order by open.id = ${id} desc, last_used_at desc, open.id
  `.execute(db);
  return rows;
}

/** Ends all of them except this session. Returns how many ended. */
export async function endOtherSessions(
  tx: Tx,
  session: Session,
  options: { now: Date; sessionDays: number },
): Promise<number> {
  const openSessions = await listOwnSessions(tx, session, options);
  // Lock order: a tutor's session before its impersonations.
  const others = await tx
    .selectFrom('sessions')
    .where('user_id', '=', session.account.id)
    .where('parent_id', 'is', null)
    .where('id', '!=', session.id)
    .select('id')
    .execute();
  await endSessions(
    tx,
    others.map((other) => ({ userId: session.account.id, sessionId: other.id })),
  );
  await endImpersonationsOf(tx, { userId: session.account.id, sessionId: session.id });
  return openSessions.filter(({ id }) => id !== session.id).length;
}

export const listSessions: Handler<'GET /sessions'> = async (_input, context) => {
  const { db, session, sessionDays } = context;
  const openSessions = await listOwnSessions(db, session, { now: context.now(), sessionDays });
  return {
    data: openSessions.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      here: row.id === session.id,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
  };
};

export const endOthers: Handler<'DELETE /sessions/others'> = async (_input, { db, session, now, sessionDays }) => {
  const ended = await db.transaction().execute((tx) => endOtherSessions(tx, session, { now: now(), sessionDays }));
  return { ended };
};
