import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { blockDuring } from '../app/blocking-calls.ts';
import { confirm } from '../app/confirm.ts';
import { refetchAssignments, updateCachedAssignments } from './assignments-cache.ts';

/** Deletes an assignment after a confirmation. Returns true if it was deleted. */
export async function unassign({ id, title }: Assignment): Promise<boolean> {
  if (!(await confirm('Are you sure?', title))) return false;
  const done = await blockDuring(attempt(api('DELETE /assignments/{id}', { params: { id } })));
  if (!done) {
    // It may be gone already.
    refetchAssignments();
    return false;
  }
  updateCachedAssignments((listed) => listed.filter((one) => one.id !== id));
  showAlert('success', 'Assignment Unassigned');
  return true;
}
