import type { Student } from '@fourfold/core/contract/people';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { dayIn, startOfDay, weekBegins } from '../call/start-of-day.ts';
import type { Db } from '../database/db.ts';

/** A page of the tutor's students, each with a short summary. Days are those of the tutor's time zone. */
export const getMyStudents: Handler<'GET /accounts/get_my_students'> = async ({ query }, context) => {
  const { db, session, timeZone } = context;
  const tutorId = session.account.id;
  const today = dayIn(context.now(), timeZone);
  const weekStart = startOfDay(weekBegins(today), timeZone);
  const [{ count }, page] = await Promise.all([
    countStudents(db, tutorId),
    readPage(db, { tutorId, today, weekStart, limit: query.limit, offset: (query.offset - 1) * query.limit }),
  ]);
  return { data: page.map(presentStudent), count };
};

type StudentRow = Omit<Student, 'status' | 'last_active_at'> & { status: boolean; last_active_at: Date | null };

function presentStudent({ status, last_active_at, ...row }: StudentRow): Student {
  return {
    ...row,
    status: status ? 'active' : 'inactive',
    last_active_at: last_active_at?.toISOString() ?? null,
  };
}

async function countStudents(db: Db, tutorId: string): Promise<{ count: number }> {
  return await db
    .selectFrom('tutor_students')
    .innerJoin('users', 'users.id', 'student_id')
    .where('tutor_id', '=', tutorId)
    .where('deleted_at', 'is', null)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
}

type PageQuery = { tutorId: string; today: string; weekStart: Date; limit: number; offset: number };

/** Each number is an index range that starts with the student, so older activity is not read. */
async function readPage(db: Db, { tutorId, today, weekStart, limit, offset }: PageQuery): Promise<StudentRow[]> {
  const { rows } = await sql<StudentRow>`
    with page as materialized (
      select u.id, u.username, u.email, u.status
        from tutor_students l
        join users u on u.id = l.student_id and u.deleted_at is null
       where l.tutor_id = ${tutorId}
       order by lower(u.username), u.id
       limit ${limit} offset ${offset}
    )
    select page.*,
           (select count(*)::integer from assignments a
             where a.user_id = page.id and a.completed_at is null and a.assignment_date < ${today}) as overdue,
           (select count(distinct (e.reference_type, e.reference_id))::integer from practice_events e
             where e.user_id = page.id and e.kind = 'completed' and e.at >= ${weekStart}) as mastered_this_week,
           (select coalesce(sum(q.time_before + q.time_after), 0)::float8 from answer_quarters q
             where q.user_id = page.id and q.starts_at >= ${weekStart}) as time_spent_this_week,
           greatest(
             (select max(e.at) from practice_events e where e.user_id = page.id and e.kind = 'answered'),
             (select max(coalesce(t.submitted_at, t.started_at)) from test_attempts t where t.user_id = page.id)
           ) as last_active_at
      from page
     order by lower(page.username), page.id
  `.execute(db);
  return rows;
}
