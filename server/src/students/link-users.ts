import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { announceUsers } from '../session/end-sessions.ts';

/** Replaces the tutor's students by these. Impersonations of unlinked students end. */
export const linkUsers: Handler<'PUT /users/link_users'> = async ({ body }, { db, session, now }) => {
  const { user_id } = body;
  const studentIds = [...new Set(body.linked_users)];
  await db.transaction().execute(async (tx) => {
    await lockTutor(tx, user_id);
    await requireStudents(tx, user_id, studentIds);
    const unlinked = await unlinkOthers(tx, user_id, studentIds);
    const linked = await linkNew(tx, { user_id, studentIds, now: now() });
    if (unlinked.length > 0) await announceUsers(tx, [user_id]);
    if (linked.length + unlinked.length === 0) return;
    const auditTarget = { action: 'link_users', subject: 'user', subject_id: user_id, for_id: user_id };
    await writeAudit(tx, session, { ...auditTarget, detail: { linked, unlinked } });
  });
  return { user_id, linked_users: studentIds };
};

/** Locks the tutor, so that two concurrent lists are stored one after the other. */
async function lockTutor(tx: Tx, id: string): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['user_type', 'is_tutor'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw notFound('User');
  if (user.user_type !== 'Tutor' && !user.is_tutor) {
    throw new Refusal('invalid_value', {
      field: 'user_id',
      problem: 'expected a tutor, who students can be linked to',
    });
  }
}

async function requireStudents(tx: Tx, tutorId: string, studentIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from users
     where id = any (${studentIds}::uuid[]) and id <> ${tutorId} and user_type = 'Student' and deleted_at is null
  `.execute(tx);
  const invalidCount = studentIds.length - (rows[0]?.count ?? 0);
  if (invalidCount > 0) {
    const [are, students] = invalidCount === 1 ? ['is', 'a student'] : ['are', 'students'];
    throw new Refusal('invalid_value', {
      field: 'linked_users',
      problem: `${invalidCount} of ${studentIds.length} ${are} not ${students}`,
    });
  }
}

/**
 * Deletes links to students that are not in the list. Links to deleted students stay, because lists
 * cannot contain them and they apply again after a restore.
 */
async function unlinkOthers(tx: Tx, tutorId: string, studentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ student_id: string }>`
    delete from tutor_students l using users u
     where l.tutor_id = ${tutorId} and u.id = l.student_id and u.deleted_at is null
       and l.student_id <> all (${studentIds}::uuid[])
    returning l.student_id
  `.execute(tx);
  return rows.map((row) => row.student_id);
}

async function linkNew(
  tx: Tx,
  { user_id, studentIds, now }: { user_id: string; studentIds: readonly string[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ student_id: string }>`
    insert into tutor_students (tutor_id, student_id, linked_at)
    select ${user_id}, id, ${now} from unnest(${studentIds}::uuid[]) as id
    on conflict do nothing
    returning student_id
  `.execute(tx);
  return rows.map((row) => row.student_id);
}
