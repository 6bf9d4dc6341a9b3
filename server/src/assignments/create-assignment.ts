import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { assign } from './assign.ts';
import { requireImpersonatedStudent } from './assigning-tutor.ts';
import { readAssignmentsById } from './assignment-rows.ts';
import { requireDueDate } from './require-due-date.ts';
import { requireTargets } from './require-targets.ts';
import { targetReference } from './target.ts';

/** Assigns or reassigns one sequence or problem set. */
export const createAssignment: Handler<'POST /assignments'> = async ({ body }, context) => {
  const { user_id, assignment_date } = body;
  requireImpersonatedStudent(context.session, user_id);
  const target = targetReference(body);
  requireDueDate(assignment_date, context);
  const targets = await requireTargets(context.db, { type: target.type, ids: [target.id], parentIds: body });
  const actions = { [target.id]: body.type };
  const ids = await assign({ user_id, type: target.type, targets, actions, parentIds: body, assignment_date }, context);
  const [assignment] = await readAssignmentsById(context.db, ids);
  if (!assignment) throw notFound('Assignment');
  return assignment;
};
