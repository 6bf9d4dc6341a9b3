import { problemSetReference } from '@fourfold/core/contract/practice';
import type { Handler } from '../call/handler.ts';
import { assign } from './assign.ts';
import { theAssignments } from './assignment-rows.ts';
import { requireDueDate } from './require-due-date.ts';
import { requireTargets } from './require-targets.ts';
import { spelt } from './target.ts';
import { requireLookedAt } from './tutor-of.ts';

/** Assigns or reassigns several problem sets of one parent: all of them or none. */
export const createAssignments: Handler<'POST /assignments/create_multiple'> = async ({ body }, visit) => {
  const { user_id, assignment_date, reference_record } = body;
  const record = Object.fromEntries(Object.entries(reference_record).map(([id, kind]) => [spelt(id), kind]));
  requireLookedAt(visit.session, user_id);
  requireDueDate(assignment_date, visit);
  const type = problemSetReference;
  const targets = await requireTargets(visit.db, { type, ids: Object.keys(record), place: body });
  const ids = await assign({ user_id, type, targets, record, place: body, assignment_date }, visit);
  return { data: await theAssignments(visit.db, ids) };
};
