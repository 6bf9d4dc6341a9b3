import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Input } from '@fourfold/core/contract/types';
import { dayWords } from '@fourfold/core/day/words';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { during } from '../app/waiting.ts';
import { queryClient } from '../data/query-client.ts';
import { attempt } from '../session/attempt.ts';
import { api } from '../session/session.ts';
import { askAnew, changeListed } from './listed.ts';
import { today } from './today.ts';

type One = Input<'POST /assignments'>['body'];
type Several = Input<'POST /assignments/create_multiple'>['body'];
export type AssignKind = One['type'];

/** Assigns a sequence or a set; returns whether it did. */
export async function assignOne(body: One): Promise<boolean> {
  const made = await during(attempt(api('POST /assignments', { body })));
  if (!made) return refused();
  settle([made]);
  tell(body.reference_type, body.type, body.assignment_date);
  return true;
}

/** Assigns several sets of one parent, all or none; returns whether it did. */
export async function assignSeveral(body: Several): Promise<boolean> {
  const made = await during(attempt(api('POST /assignments/create_multiple', { body })));
  if (!made) return refused();
  settle(made.data);
  const kinds = Object.values(body.reference_record);
  for (const kind of ['assign', 'reassign'] as const) {
    if (kinds.includes(kind)) tell('problem_set', kind, body.assignment_date);
  }
  return true;
}

/** Someone else may have assigned or unassigned it meanwhile: refetches the assignments. */
function refused(): false {
  askAnew();
  return false;
}

const names = { sequence: 'Sequence', problem_set: 'ProblemSet' } as const;
const deeds = { assign: 'assigned', reassign: 'Reassigned' } as const;

/** Shows the specified success message (ASG-019 to ASG-021, Q70). */
function tell(what: One['reference_type'], kind: AssignKind, date: string) {
  showAlert('success', `${names[what]} ${deeds[kind]}. Due date is ${dayWords(date, today())}`);
}

const progressCalls = new Set<unknown>([
  'POST /user_progresses/get_user_progress',
  'POST /user_progresses/get_user_problemset_progress',
  'POST /user_progresses/get_all_user_problemsets_progress',
]);

/**
 * Updates the cached assignments and refetches progress: assigning finished work resets it (Q104).
 */
function settle(made: readonly Assignment[]) {
  const ids = made.map(({ id }) => id);
  changeListed((listed) => [...made, ...listed.filter(({ id }) => !ids.includes(id))]);
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => progressCalls.has(queryKey[0]) });
}
