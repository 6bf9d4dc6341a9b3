import { CallFailed } from '@fourfold/core/client/call-failed';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { OrderEditor } from '@fourfold/ui-kit/order-editor';
import { useState } from 'react';
import { LeaveOrderGuard } from '../../../shared/leave-order-guard.tsx';
import { showExams } from './exam-cache.ts';
import { examElementIds } from './exam-element-ids.ts';
import type { Exam, ExamList } from './exam-lists.ts';

type ExamOrderProps = { list: ExamList; exams: readonly Exam[]; onEnd: () => void };

/** Reorders the SATs or ACTs, by dragging or by buttons. Leaving it unsaved asks first. */
export function ExamOrder({ list, exams, onEnd }: ExamOrderProps) {
  const [chosenOrder, setChosenOrder] = useState(exams);
  const [busy, setBusy] = useState(false);
  // Includes exams that were added or deleted meanwhile, by this author or another.
  const order = mergeOrder(chosenOrder, exams);

  async function submit() {
    setBusy(true);
    const isSaved = await send(list, order);
    setBusy(false);
    if (isSaved) onEnd();
  }
  return (
    <>
      <OrderEditor
        id={examElementIds.ordering(list.family)}
        label={`The order of ${list.title}`}
        items={order}
        titleOf={({ title }) => title}
        busy={busy}
        onOrder={setChosenOrder}
        onSubmit={submit}
        onCancel={onEnd}
      />
      <LeaveOrderGuard />
    </>
  );
}

/**
 * Saves an order. Returns whether the server took it; if the list had changed, the new list is
 * shown and the author can save again.
 */
async function send(list: ExamList, order: readonly Exam[]): Promise<boolean> {
  try {
    const { data } = await list.saveOrder(order.map(({ id }) => id));
    await showExams(list, () => data);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const currentList = error.status === 409 && listOfConflict(error);
    showAlert(currentList ? 'warning' : 'error', error.message);
    if (currentList) await showExams(list, () => currentList);
    return false;
  }
}

/** A 409 contains the present list. */
function listOfConflict(failed: CallFailed): readonly Exam[] | false {
  const body = (failed.cause as { data?: { data?: unknown } } | undefined)?.data;
  return Array.isArray(body?.data) && body.data;
}
