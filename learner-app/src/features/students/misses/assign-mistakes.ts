import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import type { Student } from '@fourfold/core/contract/people';
import type { Input } from '@fourfold/core/contract/types';
import { formatDay } from '@fourfold/core/day/format-day';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { blockDuring } from '../../../app/blocking-calls.ts';
import { today } from '../../../assigning/today.ts';

/** The mistakes of a skill or of a cause. */
export type MistakeGroup = { title: string } & Pick<Input<'POST /assignments/mistakes'>['body'], 'skill' | 'cause'>;

/** Assigns mistakes of a student; returns whether it did. */
export async function assignMistakes(
  { id: user_id }: Student,
  { title: _, ...filter }: MistakeGroup,
  terms: AssignmentTerms,
): Promise<boolean> {
  const body = { user_id, ...filter, ...terms };
  const created = await blockDuring(attempt(api('POST /assignments/mistakes', { body })));
  if (!created) return false;
  showAlert('success', `Mistakes assigned. Due date is ${formatDay(created.assignment_date, today())}`);
  return true;
}
