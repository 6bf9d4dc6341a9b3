import { CallFailed } from '@fourfold/core/client/call-failed';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { DndList } from '@fourfold/ui-kit/dnd-list';
import { useState } from 'react';
import { LeaveQuestion } from '../order/leave-question.tsx';
import { showSets } from './listed.ts';
import css from './set-order.module.css';
import { setPartIds } from './set-part-ids.ts';
import { isMain, type SetPlace, saveOrder } from './set-places.ts';

type SetOrderProps = { place: SetPlace; sets: readonly ProblemSet[]; onClose: () => void };

/**
 * Reorders the problem sets of a location, by dragging or by buttons. Leaving it unsaved asks
 * first.
 */
export function SetOrder({ place, sets, onClose }: SetOrderProps) {
  const [wanted, want] = useState(sets);
  const [busy, setBusy] = useState(false);
  // Includes sets that were added or removed meanwhile, by this author or another.
  const order = mergeOrder(wanted, sets);

  const move = (from: number, to: number) =>
    want(order.filter((_, at) => at !== from).toSpliced(to, 0, ...order.slice(from, from + 1)));
  async function save() {
    setBusy(true);
    const saved = await send(place, order);
    setBusy(false);
    if (!saved) return;
    showSets(place, () => saved.list);
    if (saved.isTaken) onClose();
  }

  return (
    <>
      <div className={css.bar} id={setPartIds.ordering}>
        <p>Drag the rows, or move them with the arrows.</p>
        <div className={css.ends}>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" busy={busy} onClick={save}>
            Submit New Order
          </Button>
        </div>
      </div>
      <DndList
        label="The order of the problem sets"
        items={order.map((set) => ({ id: set.id, title: set.title, note: isMain(set, place) ? 'Main' : 'Existing' }))}
        onMove={move}
      />
      <LeaveQuestion />
    </>
  );
}

/**
 * Saves an order. Returns the server's present list and whether it took the order; false if the
 * call failed.
 */
async function send(
  place: SetPlace,
  order: readonly ProblemSet[],
): Promise<{ list: readonly ProblemSet[]; isTaken: boolean } | false> {
  try {
    return { list: (await saveOrder(place, order)).data, isTaken: true };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const present = error.status === 409 && presentList(error);
    showAlert(present ? 'warning' : 'error', error.message);
    return present && { list: mergeOrder(order, present), isTaken: false };
  }
}

/** A 409 contains the present list. */
function presentList(failed: CallFailed): readonly ProblemSet[] | false {
  const body = (failed.cause as { data?: { data?: unknown } } | undefined)?.data;
  return Array.isArray(body?.data) && body.data;
}
