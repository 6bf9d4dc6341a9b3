import type { ProblemSet } from '@fourfold/core/contract/content';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { useState } from 'react';
import { sayDeleted } from '../drafts/say-deleted.ts';
import { unlessGone } from '../publishing/unless-gone.ts';
import { attempt } from '../session/attempt.ts';
import { api } from '../session/session.ts';
import { readSetsAnew, showSets } from './listed.ts';
import { countPlaces, hangingAt, type SetPlace, saveOrder } from './set-places.ts';

type DeleteSetProps = {
  place: SetPlace;
  sets: readonly ProblemSet[];
  set: ProblemSet;
  /** Called when the set has left the list, with the set that is at its position now, if any. */
  onGone: (next: ProblemSet | undefined) => void;
  onClose: () => void;
};

/** Deletes a set that has no other parent (APS-009); of any other, removes only the link to this parent (APS-010). */
export function DeleteSet({ place, sets, set, onGone, onClose }: DeleteSetProps) {
  const [busy, setBusy] = useState(false);
  const others = countPlaces(set) - 1;

  async function remove() {
    setBusy(true);
    const gone = await unlessGone(
      { kind: 'problem_set', title: set.title },
      api('DELETE /problem_sets/{id}', { params: { id: set.id }, query: { selectedId: place.id } }),
    );
    if (!gone) return setBusy(false);
    const at = sets.findIndex(({ id }) => id === set.id);
    showSets(place, (shown) => shown.filter(({ id }) => id !== set.id));
    if (gone !== 'gone')
      sayDeleted(`${set.title} deleted Successfully`, () =>
        gone.deleted ? restore(place, set) : link(place, sets, at),
      );
    onClose();
    onGone(sets[at + 1] ?? sets[at - 1]);
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to delete this problemSet?"
      danger
      busy={busy}
      onAnswer={(agreed) => (agreed ? remove() : onClose())}
    >
      {others > 0
        ? `It hangs in ${others === 1 ? '1 other place' : `${others} other places`} and stays there: only its link to this place is removed.`
        : 'It hangs nowhere else: its questions are deleted with it.'}
    </ConfirmDialog>
  );
}

/** Restores a set from the bin, at its position. */
async function restore(place: SetPlace, { id }: ProblemSet): Promise<void> {
  await api('POST /soft_delete/restore_record', { body: { id, type: 'problem_set' } });
  await readSetsAnew(place);
}

/** Links a set to the parent again, at its position. */
async function link(place: SetPlace, sets: readonly ProblemSet[], at: number): Promise<void> {
  const set = sets[at];
  if (!set) return;
  const { id, title } = set;
  await api('POST /problem_sets', { body: { id, title, ...hangingAt(place, at) } });
  // The call takes no position in a SAT topic, so the order is saved after it; a list that has changed keeps its order.
  if (place.kind === 'sattopic') await attempt(saveOrder(place, sets));
  await readSetsAnew(place);
}
