import { sql } from 'kysely';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { complete, findJudged, isDone } from './judge-assignment.ts';

export const putAssignment: Handler<'PUT /assignments/{id}'> = ({ params }, visit) => completeOne(params.id, visit);
export const patchAssignment: Handler<'PATCH /assignments/{id}'> = ({ params }, visit) => completeOne(params.id, visit);

/**
 * The client requests this when its assignment seems finished. The server checks its own record
 * (Q74).
 */
async function completeOne(id: string, visit: Context & { session: Session }) {
  const judged = await findJudged(visit.db, sql`a.id = ${id} and a.user_id = ${visit.session.account.id}`);
  if (!judged) throw notFound('Assignment');
  if (!judged.completed_at && !isDone(judged)) throw new Refusal('conflict', 'This assignment is not finished yet');
  const [assignment] = await complete(judged, visit);
  if (!assignment) throw notFound('Assignment');
  return assignment;
}
