import { CallFailed } from '@fourfold/core/client/call-failed';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { OrderEditor } from '@fourfold/ui-kit/order-editor';
import { useState } from 'react';
import { LeaveOrderGuard } from '../../../shared/leave-order-guard.tsx';
import { showSets } from './set-cache.ts';
import { setElementIds } from './set-element-ids.ts';
import { isMain, type SetLocation, saveOrder } from './set-locations.ts';

type SetOrderProps = { setLocation: SetLocation; sets: readonly ProblemSet[]; onClose: () => void };

/** Reorders the problem sets of a location, by dragging or by buttons. Leaving it unsaved asks first. */
export function SetOrder({ setLocation, sets, onClose }: SetOrderProps) {
  const [chosenOrder, setChosenOrder] = useState(sets);
  const [busy, setBusy] = useState(false);
  // Includes sets that were added or removed meanwhile, by this author or another.
  const order = mergeOrder(chosenOrder, sets);

  async function save() {
    setBusy(true);
    const saved = await send(setLocation, order);
    setBusy(false);
    if (!saved) return;
    showSets(setLocation, () => saved.list);
    if (saved.isSaved) onClose();
  }

  return (
    <>
      <OrderEditor
        id={setElementIds.ordering}
        label="The order of the problem sets"
        items={order}
        titleOf={({ title }) => title}
        noteOf={(set) => (isMain(set, setLocation) ? 'Main' : 'Existing')}
        busy={busy}
        onOrder={setChosenOrder}
        onSubmit={save}
        onCancel={onClose}
      />
      <LeaveOrderGuard />
    </>
  );
}

/** Saves an order. Returns the server's present list and whether it took the order; false if the call failed. */
async function send(
  setLocation: SetLocation,
  order: readonly ProblemSet[],
): Promise<{ list: readonly ProblemSet[]; isSaved: boolean } | false> {
  try {
    return { list: (await saveOrder(setLocation, order)).data, isSaved: true };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const currentList = error.status === 409 && listOfConflict(error);
    showAlert(currentList ? 'warning' : 'error', error.message);
    return currentList && { list: mergeOrder(order, currentList), isSaved: false };
  }
}

/** A 409 contains the present list. */
function listOfConflict(failed: CallFailed): readonly ProblemSet[] | false {
  const body = (failed.cause as { data?: { data?: unknown } } | undefined)?.data;
  return Array.isArray(body?.data) && body.data;
}
