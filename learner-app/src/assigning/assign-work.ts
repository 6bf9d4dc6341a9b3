import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Input } from '@fourfold/core/contract/types';
import { formatDay } from '@fourfold/core/day/format-day';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { blockDuring } from '../app/blocking-calls.ts';
import { queryClient } from '../data/query-client.ts';
import { refetchAssignments, updateCachedAssignments } from './assignments-cache.ts';
import { today } from './today.ts';

type AssignOneBody = Input<'POST /assignments'>['body'];
type AssignSeveralBody = Input<'POST /assignments/create_multiple'>['body'];
export type AssignKind = AssignOneBody['type'];

/** Assigns a sequence or a set; returns whether it did. */
export async function assignOne(body: AssignOneBody): Promise<boolean> {
  const created = await blockDuring(attempt(api('POST /assignments', { body })));
  if (!created) return handleRefusal();
  updateCaches([created]);
  showSuccess(body.reference_type, body.type, body.assignment_date);
  return true;
}

/** Assigns several sets of one parent, all or none; returns whether it did. */
export async function assignSeveral(body: AssignSeveralBody): Promise<boolean> {
  const created = await blockDuring(attempt(api('POST /assignments/create_multiple', { body })));
  if (!created) return handleRefusal();
  updateCaches(created.data);
  const kinds = Object.values(body.reference_record);
  for (const kind of ['assign', 'reassign'] as const) {
    if (kinds.includes(kind)) showSuccess('problem_set', kind, body.assignment_date);
  }
  return true;
}

/** Someone else may have assigned or unassigned it meanwhile: refetches the assignments. */
function handleRefusal(): false {
  refetchAssignments();
  return false;
}

const typeNames = { sequence: 'Sequence', problem_set: 'ProblemSet', test: 'Test' } as const;
const pastTenses = { assign: 'assigned', reassign: 'Reassigned' } as const;

/** Shows the specified success message (ASG-019 to ASG-021, Q70). */
function showSuccess(referenceType: AssignOneBody['reference_type'], kind: AssignKind, date: string) {
  showAlert('success', `${typeNames[referenceType]} ${pastTenses[kind]}. Due date is ${formatDay(date, today())}`);
}

const progressCalls = new Set<unknown>([
  'POST /user_progresses/get_user_progress',
  'POST /user_progresses/get_user_problemset_progress',
  'POST /user_progresses/get_all_user_problemsets_progress',
]);

/** Updates the cached assignments and refetches progress: assigning finished work resets it (Q104). */
function updateCaches(created: readonly Assignment[]) {
  const ids = created.map(({ id }) => id);
  updateCachedAssignments((listed) => [...created, ...listed.filter(({ id }) => !ids.includes(id))]);
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => progressCalls.has(queryKey[0]) });
}
