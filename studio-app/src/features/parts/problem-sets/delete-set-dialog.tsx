import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { useState } from 'react';
import { showDeletedAlert } from '../drafts/show-deleted-alert.ts';
import { handleDeleted } from '../publishing/deleted-record.ts';
import { refetchSets, showSets } from './set-cache.ts';
import { countLocations, locationFieldsOf, type SetLocation, saveOrder } from './set-locations.ts';

type DeleteSetDialogProps = {
  setLocation: SetLocation;
  sets: readonly ProblemSet[];
  set: ProblemSet;
  /** Called when the set has left the list, with the set that is at its position now, if any. */
  onDeleted: (next: ProblemSet | undefined) => void;
  onClose: () => void;
};

/** Deletes a set that has no other parent (APS-009); of any other, removes only the link to this parent (APS-010). */
export function DeleteSetDialog({ setLocation, sets, set, onDeleted, onClose }: DeleteSetDialogProps) {
  const [busy, setBusy] = useState(false);
  const otherParents = countLocations(set) - 1;

  async function remove() {
    setBusy(true);
    const reply = await handleDeleted(
      { kind: 'problem_set', title: set.title },
      api('DELETE /problem_sets/{id}', { params: { id: set.id }, query: { selectedId: setLocation.id } }),
    );
    if (!reply) return setBusy(false);
    const at = sets.findIndex(({ id }) => id === set.id);
    showSets(setLocation, (shown) => shown.filter(({ id }) => id !== set.id));
    if (reply !== 'gone')
      showDeletedAlert(`${set.title} deleted Successfully`, () =>
        reply.deleted ? restoreSet(setLocation, set) : relinkSet(setLocation, sets, at),
      );
    onClose();
    onDeleted(sets[at + 1] ?? sets[at - 1]);
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to delete this problemSet?"
      danger
      busy={busy}
      onAnswer={(agreed) => (agreed ? remove() : onClose())}
    >
      {otherParents > 0
        ? `It hangs in ${otherParents === 1 ? '1 other place' : `${otherParents} other places`} and stays there: only its link to this place is removed.`
        : 'It hangs nowhere else: its questions are deleted with it.'}
    </ConfirmDialog>
  );
}

/** Restores a set from the bin, at its position. */
async function restoreSet(setLocation: SetLocation, { id }: ProblemSet): Promise<void> {
  await api('POST /soft_delete/restore_record', { body: { id, type: 'problem_set' } });
  await refetchSets(setLocation);
}

/** Links a set to the parent again, at its position. */
async function relinkSet(setLocation: SetLocation, sets: readonly ProblemSet[], at: number): Promise<void> {
  const set = sets[at];
  if (!set) return;
  const { id, title } = set;
  await api('POST /problem_sets', { body: { id, title, ...locationFieldsOf(setLocation, at) } });
  // The call takes no position in a SAT topic, so the order is saved after it; a list that has changed keeps its order.
  if (setLocation.kind === 'sattopic') await attempt(saveOrder(setLocation, sets));
  await refetchSets(setLocation);
}
