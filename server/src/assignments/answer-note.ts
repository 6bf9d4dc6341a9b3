import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { readAssignmentsById } from './read-assignments.ts';

/** Saves the student's answer to the note on an own assignment. The last of two answers counts. */
export const answerNote: Handler<'PUT /assignments/{id}/answer'> = async ({ params, body }, { db, session, now }) => {
  const user_id = session.account.id;
  await db
    .updateTable('assignments')
    .set({ answer: body.answer, answered_at: body.answer === '' ? null : now() })
    .where('user_id', '=', user_id)
    .where('id', '=', params.id)
    .execute();
  const [assignment] = await readAssignmentsById(db, user_id, [params.id]);
  if (!assignment) throw notFound('Assignment');
  return assignment;
};
