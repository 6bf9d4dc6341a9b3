import { rolesOf } from '@fourfold/core/session/account';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { linkedStudentIds, requireLinkedStudent } from '../students/require-linked-student.ts';

/**
 * Unassigns. Allowed to tutors for linked students, to a tutor logged in as a student for that student, and to super
 * admins for themselves (Q68). Works also if the target was deleted. Practice answers stay stored.
 */
export const deleteAssignment: Handler<'DELETE /assignments/{id}'> = async ({ params }, { db, session }) => {
  const { account } = session;
  const roles = rolesOf(account);
  // A student who is also a tutor is not their own tutor.
  const mayUnassignOwn = roles.includes('tutor-login') || roles.includes('super-admin');
  const userIds = [
    ...(mayUnassignOwn ? [account.id] : []),
    ...(roles.includes('tutor') ? await linkedStudentIds(db, account.id) : []),
  ];
  await db.transaction().execute(async (tx) => {
    // Found first, and locked by its key then: a row of one student is locked on that student's shard (Q313).
    const found = await tx
      .selectFrom('assignments')
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
      .where('id', '=', params.id)
      .select('user_id')
      .executeTakeFirst();
    if (!found) throw notFound('Assignment');
    const { user_id } = found;
    if (user_id !== account.id) await requireLinkedStudent(tx, account.id, user_id);
    const assignment = await tx
      .deleteFrom('assignments')
      .where('user_id', '=', user_id)
      .where('id', '=', params.id)
      .returning(['reference_type', 'reference_id', 'assignment_date', 'completed_at'])
      .executeTakeFirst();
    if (!assignment) throw notFound('Assignment');
    const { completed_at, ...detail } = assignment;
    await writeAudit(tx, session, {
      action: 'unassign',
      subject: 'assignment',
      subject_id: params.id,
      ...(user_id !== account.id && { for_id: user_id }),
      detail: { ...detail, completed: completed_at !== null },
    });
  });
  return { message: 'Assignment Unassigned' };
};
