import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { assign } from './assign.ts';
import { requireDueDate } from './require-due-date.ts';
import { requireTargets } from './require-targets.ts';
import { targetOf } from './target.ts';

/** Assigns one target to several students. A refusal for one student does not affect the others. */
export const assignStudents: Handler<'POST /assignments/for_students'> = async ({ body }, visit) => {
  const { assignment_date, type: kind } = body;
  const { type, id } = targetOf(body);
  requireDueDate(assignment_date, visit);
  const targets = await requireTargets(visit.db, { type, ids: [id], place: body });
  const order = { type, targets, record: { [id]: kind }, place: body, assignment_date };
  const data = [];
  for (const user_id of new Set(body.user_ids)) {
    const reason = await reasonAgainst(assign({ ...order, user_id }, visit));
    data.push({ user_id, assigned: reason === null, reason });
  }
  return { data };
};

async function reasonAgainst(assigning: Promise<unknown>): Promise<string | null> {
  try {
    await assigning;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
