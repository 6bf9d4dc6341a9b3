import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { assign } from './assign.ts';
import { theAssignments } from './assignment-rows.ts';
import { requireDueDate } from './require-due-date.ts';
import { requireTargets } from './require-targets.ts';
import { targetOf } from './target.ts';
import { requireLookedAt } from './tutor-of.ts';

/** Assigns or reassigns one sequence or problem set. */
export const createAssignment: Handler<'POST /assignments'> = async ({ body }, visit) => {
  const { user_id, assignment_date } = body;
  requireLookedAt(visit.session, user_id);
  const target = targetOf(body);
  requireDueDate(assignment_date, visit);
  const targets = await requireTargets(visit.db, { type: target.type, ids: [target.id], place: body });
  const record = { [target.id]: body.type };
  const ids = await assign({ user_id, type: target.type, targets, record, place: body, assignment_date }, visit);
  const [assignment] = await theAssignments(visit.db, ids);
  if (!assignment) throw notFound('Assignment');
  return assignment;
};
