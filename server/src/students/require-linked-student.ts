import { notFound, Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';

export type LinkedStudent = { id: string; username: string };

/**
 * Returns the tutor's student. Throws the same "not found" for another tutor's student and for an unknown id, so that
 * ids cannot be probed. Refuses a linked student who is not active; the tutor's list shows that anyway.
 */
export async function requireLinkedStudent(db: Db, tutorId: string, studentId: string): Promise<LinkedStudent> {
  const student = await db
    .selectFrom('tutor_students')
    .innerJoin('users', 'users.id', 'student_id')
    .where('tutor_id', '=', tutorId)
    .where('student_id', '=', studentId)
    .where('deleted_at', 'is', null)
    .select(['users.id', 'username', 'status'])
    .executeTakeFirst();
  if (!student) throw notFound('Student');
  if (!student.status) throw new Refusal('student_not_active');
  return { id: student.id, username: student.username };
}

/** The ids of the tutor's students, active or not. */
export async function linkedStudentIds(db: Db, tutorId: string): Promise<string[]> {
  const rows = await db.selectFrom('tutor_students').where('tutor_id', '=', tutorId).select('student_id').execute();
  return rows.map(({ student_id }) => student_id);
}
