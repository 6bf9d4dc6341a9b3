import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { assign } from './assign.ts';
import { requireDueDate } from './require-due-date.ts';
import { requireTargets } from './require-targets.ts';
import { targetReference } from './target.ts';

/** Assigns one target to several students. A refusal for one student does not affect the others. */
export const assignStudents: Handler<'POST /assignments/for_students'> = async ({ body }, context) => {
  const { assignment_date, type: kind } = body;
  const { type, id } = targetReference(body);
  requireDueDate(assignment_date, context);
  const targets = await requireTargets(context.db, { type, ids: [id], parentIds: body });
  const request = { type, targets, actions: { [id]: kind }, parentIds: body, assignment_date };
  const data = [];
  for (const user_id of new Set(body.user_ids)) {
    const reason = await refusalReason(assign({ ...request, user_id }, context));
    data.push({ user_id, assigned: reason === null, reason });
  }
  return { data };
};

async function refusalReason(assigning: Promise<unknown>): Promise<string | null> {
  try {
    await assigning;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
