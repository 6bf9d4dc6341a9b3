import { rolesOf } from '@fourfold/core/session/account';
import type { Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { requireLinkedStudent } from '../students/require-linked-student.ts';

/** Throws "not found" unless the caller may grant time to this student: their tutor, or a super admin. */
export async function requireGranter(db: Db, { account }: Session, studentId: string): Promise<void> {
  if (!rolesOf(account).includes('super-admin')) {
    await requireLinkedStudent(db, account.id, studentId);
    return;
  }
  const student = await db
    .selectFrom('users')
    .where('id', '=', studentId)
    .where('user_type', '=', 'Student')
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!student) throw notFound('Student');
}
