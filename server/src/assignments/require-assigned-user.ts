import { rolesOf } from '@fourfold/core/session/account';
import type { Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { linkedStudentIds, requireLinkedStudent } from '../students/require-linked-student.ts';

/**
 * Returns the user of an assignment that the caller may change: a tutor for linked students, a tutor logged in as a
 * student for that student, a super admin for themselves (Q68). Throws "not found" for every other assignment.
 */
export async function requireAssignedUser(tx: Tx, { account }: Session, id: string): Promise<string> {
  const roles = rolesOf(account);
  // A student who is also a tutor is not their own tutor.
  const mayChangeOwn = roles.includes('tutor-login') || roles.includes('super-admin');
  const userIds = [
    ...(mayChangeOwn ? [account.id] : []),
    ...(roles.includes('tutor') ? await linkedStudentIds(tx, account.id) : []),
  ];
  // Found first, and locked by its key then: a row of one student is locked on that student's shard (Q313).
  const found = await tx
    .selectFrom('assignments')
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
    .where('id', '=', id)
    .select('user_id')
    .executeTakeFirst();
  if (!found) throw notFound('Assignment');
  if (found.user_id !== account.id) await requireLinkedStudent(tx, account.id, found.user_id);
  return found.user_id;
}
