import { problemSetReference } from '@fourfold/core/contract/practice';
import type { Handler } from '../call/handler.ts';
import { assign } from './assign.ts';
import { requireImpersonatedStudent } from './assigning-tutor.ts';
import { readAssignmentsById } from './assignment-rows.ts';
import { requireDueDate } from './require-due-date.ts';
import { requireTargets } from './require-targets.ts';
import { normalizeId } from './target.ts';

/** Assigns or reassigns several problem sets of one parent: all of them or none. */
export const createAssignments: Handler<'POST /assignments/create_multiple'> = async ({ body }, context) => {
  const { user_id, assignment_date, reference_record } = body;
  const actions = Object.fromEntries(Object.entries(reference_record).map(([id, kind]) => [normalizeId(id), kind]));
  requireImpersonatedStudent(context.session, user_id);
  requireDueDate(assignment_date, context);
  const type = problemSetReference;
  const targets = await requireTargets(context.db, { type, ids: Object.keys(actions), parentIds: body });
  const ids = await assign({ user_id, type, targets, actions, parentIds: body, assignment_date }, context);
  return { data: await readAssignmentsById(context.db, ids) };
};
