import { sql } from 'kysely';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { findAssignmentProgress, isDone, markCompleted } from './assignment-completion.ts';

export const putAssignment: Handler<'PUT /assignments/{id}'> = ({ params }, context) =>
  completeIfDone(params.id, context);
export const patchAssignment: Handler<'PATCH /assignments/{id}'> = ({ params }, context) =>
  completeIfDone(params.id, context);

/** The client requests this when its assignment seems finished. The server checks its own record (Q74). */
async function completeIfDone(id: string, context: Context & { session: Session }) {
  const assignmentProgress = await findAssignmentProgress(
    context.db,
    sql`a.id = ${id} and a.user_id = ${context.session.account.id}`,
  );
  if (!assignmentProgress) throw notFound('Assignment');
  if (!assignmentProgress.completed_at && !isDone(assignmentProgress))
    throw new Refusal('conflict', 'This assignment is not finished yet');
  const [assignment] = await markCompleted(assignmentProgress, context);
  if (!assignment) throw notFound('Assignment');
  return assignment;
}
