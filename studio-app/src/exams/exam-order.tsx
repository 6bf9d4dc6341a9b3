import { CallFailed } from '@fourfold/core/client/call-failed';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { DndList } from '@fourfold/ui-kit/dnd-list';
import { useState } from 'react';
import { LeaveQuestion } from '../order/leave-question.tsx';
import type { Exam, ExamList } from './exam-lists.ts';
import css from './exam-order.module.css';
import { examPartIds } from './exam-part-ids.ts';
import { showExams } from './listed.ts';

type ExamOrderProps = { list: ExamList; exams: readonly Exam[]; onEnd: () => void };

/** Reorders the SATs or ACTs, by dragging or by buttons. Leaving it unsaved asks first. */
export function ExamOrder({ list, exams, onEnd }: ExamOrderProps) {
  const [wanted, want] = useState(exams);
  const [busy, setBusy] = useState(false);
  // Includes exams that were added or deleted meanwhile, by this author or another.
  const order = mergeOrder(wanted, exams);

  const move = (from: number, to: number) =>
    want(order.filter((_, at) => at !== from).toSpliced(to, 0, ...order.slice(from, from + 1)));
  async function submit() {
    setBusy(true);
    const isTaken = await send(list, order);
    setBusy(false);
    if (isTaken) onEnd();
  }
  return (
    <div className={css.order}>
      <div className={css.bar} id={examPartIds.ordering(list.family)}>
        <p>Drag the rows, or move them with the arrows.</p>
        <div className={css.ends}>
          <Button kind="quiet" onClick={onEnd}>
            Cancel
          </Button>
          <Button kind="primary" busy={busy} onClick={submit}>
            Submit New Order
          </Button>
        </div>
      </div>
      <DndList label={`The order of ${list.title}`} items={order} onMove={move} />
      <LeaveQuestion />
    </div>
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
    const present = error.status === 409 && presentList(error);
    showAlert(present ? 'warning' : 'error', error.message);
    if (present) await showExams(list, () => present);
    return false;
  }
}

/** A 409 contains the present list. */
function presentList(failed: CallFailed): readonly Exam[] | false {
  const body = (failed.cause as { data?: { data?: unknown } } | undefined)?.data;
  return Array.isArray(body?.data) && body.data;
}
