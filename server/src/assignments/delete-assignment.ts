import { rolesOf } from '@fourfold/core/session/account';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { requireLinkedStudent } from '../students/require-linked-student.ts';

/**
 * Unassigns. Allowed to tutors for linked students, to a tutor logged in as a student for that student, and to super
 * admins for themselves (Q68). Works also if the target was deleted. Practice answers stay stored.
 */
export const deleteAssignment: Handler<'DELETE /assignments/{id}'> = async ({ params }, { db, session }) => {
  const { account } = session;
  const roles = rolesOf(account);
  // A student who is also a tutor is not their own tutor.
  const mayUnassignOwn = roles.includes('tutor-login') || roles.includes('super-admin');
  await db.transaction().execute(async (tx) => {
    const assignment = await tx
      .selectFrom('assignments as a')
      .where('a.id', '=', params.id)
      .where((eb) =>
        eb.or([
          ...(mayUnassignOwn ? [eb('a.user_id', '=', account.id)] : []),
          ...(roles.includes('tutor')
            ? [
                eb.exists(
                  eb
                    .selectFrom('tutor_students as t')
                    .where('t.tutor_id', '=', account.id)
                    .whereRef('t.student_id', '=', 'a.user_id'),
                ),
              ]
            : []),
        ]),
      )
      .select(['a.user_id', 'a.reference_type', 'a.reference_id', 'a.assignment_date', 'a.completed_at'])
      .forUpdate()
      .executeTakeFirst();
    if (!assignment) throw notFound('Assignment');
    const { user_id, completed_at, ...detail } = assignment;
    if (user_id !== account.id) await requireLinkedStudent(tx, account.id, user_id);
    await tx.deleteFrom('assignments').where('id', '=', params.id).execute();
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
