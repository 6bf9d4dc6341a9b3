import { mistakeSetReference } from '@fourfold/core/contract/assignable';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { requireAssignedUser } from './require-assigned-user.ts';

/** Unassigns. Works also if the target was deleted. Practice answers stay stored. */
export const deleteAssignment: Handler<'DELETE /assignments/{id}'> = async ({ params }, { db, session }) => {
  const { account } = session;
  await db.transaction().execute(async (tx) => {
    const user_id = await requireAssignedUser(tx, session, params.id);
    const assignment = await tx
      .deleteFrom('assignments')
      .where('user_id', '=', user_id)
      .where('id', '=', params.id)
      .returning(['reference_type', 'reference_id', 'assignment_date', 'completed_at'])
      .executeTakeFirst();
    if (!assignment) throw notFound('Assignment');
    if (assignment.reference_type === mistakeSetReference) {
      const { reference_id: id } = assignment;
      await tx.deleteFrom('mistake_sets').where('user_id', '=', user_id).where('id', '=', id).execute();
    }
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
