import { problemSetReference } from '@fourfold/core/contract/practice';
import type { Parsed } from '@fourfold/core/contract/types';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { assign } from './assign.ts';
import { assignTest, requireOpenTest } from './assign-test.ts';
import { requireImpersonatedStudent } from './assigning-tutor.ts';
import { readAssignmentsById } from './read-assignments.ts';
import { requireDueDate } from './require-due-date.ts';
import { requireTargets } from './require-targets.ts';
import { normalizeId, targetReference, targetTest } from './target.ts';

/** Assigns or reassigns several problem sets of one parent: all of them or none. */
export const createAssignments: Handler<'POST /assignments/create_multiple'> = async ({ body }, context) => {
  const { user_id, reference_record } = body;
  const actions = Object.fromEntries(Object.entries(reference_record).map(([id, kind]) => [normalizeId(id), kind]));
  requireImpersonatedStudent(context.session, user_id);
  requireDueDate(body, context);
  const type = problemSetReference;
  const targets = await requireTargets(context.db, { type, ids: Object.keys(actions), parentIds: body });
  const ids = await assign({ user_id, type, targets, actions, parentIds: body, terms: body }, context);
  return { data: await readAssignmentsById(context.db, user_id, ids) };
};

/** Assigns or reassigns one sequence, problem set or test. */
export const createAssignment: Handler<'POST /assignments'> = async ({ body }, context) => {
  const { user_id } = body;
  requireImpersonatedStudent(context.session, user_id);
  const assignTo = await requireWork(body, context);
  const [assignment] = await readAssignmentsById(context.db, user_id, await assignTo(user_id));
  if (!assignment) throw notFound('Assignment');
  return assignment;
};

/** Assigns one target to several students. A refusal for one student does not affect the others. */
export const assignStudents: Handler<'POST /assignments/for_students'> = async ({ body }, context) => {
  const assignTo = await requireWork(body, context);
  const data = [];
  for (const user_id of new Set(body.user_ids)) {
    const reason = await refusalReason(assignTo(user_id));
    data.push({ user_id, assigned: reason === null, reason });
  }
  return { data };
};

type WorkRequest = Omit<Parsed<'POST /assignments'>['body'], 'user_id'>;

/** Checks what is assigned. Returns a function that assigns it to a student, and returns the ids. */
async function requireWork(
  body: WorkRequest,
  context: Context & { session: Session },
): Promise<(user_id: string) => Promise<string[]>> {
  const { type: action } = body;
  if (body.reference_type === 'test') {
    const target = await targetTest(context.db, body);
    requireDueDate(body, context);
    const test = await requireOpenTest(context.db, target);
    return (user_id) => assignTest({ user_id, test, type: action, terms: body }, context);
  }
  const { type, id } = targetReference(body);
  requireDueDate(body, context);
  const targets = await requireTargets(context.db, { type, ids: [id], parentIds: body });
  const request = { type, targets, actions: { [id]: action }, parentIds: body, terms: body };
  return (user_id) => assign({ ...request, user_id }, context);
}

async function refusalReason(assigning: Promise<unknown>): Promise<string | null> {
  try {
    await assigning;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
