import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { readAssignmentsById } from './read-assignments.ts';
import { requireAssignedUser } from './require-assigned-user.ts';

/** Changes the tutor's note to the student. The last of two changes counts; the student's answer stays. */
export const changeNote: Handler<'PUT /assignments/{id}/note'> = async ({ params, body }, { db, session }) => {
  return await db.transaction().execute(async (tx) => {
    const user_id = await requireAssignedUser(tx, session, params.id);
    await tx
      .updateTable('assignments')
      .set({ note: body.note })
      .where('user_id', '=', user_id)
      .where('id', '=', params.id)
      .execute();
    // The audit has the action without the text.
    const entry = { action: 'change_note', subject: 'assignment', subject_id: params.id };
    await writeAudit(tx, session, { ...entry, ...(user_id !== session.account.id && { for_id: user_id }) });
    const [assignment] = await readAssignmentsById(tx, user_id, [params.id]);
    if (!assignment) throw notFound('Assignment');
    return assignment;
  });
};
