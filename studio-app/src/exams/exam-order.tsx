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

/** The studio's order of SATs or of ACTs, by dragging or by buttons. Nobody leaves it unsaved without being asked. */
export function ExamOrder({ list, exams, onEnd }: ExamOrderProps) {
  const [wanted, want] = useState(exams);
  const [busy, setBusy] = useState(false);
  // What came or went meanwhile, by this author's hand or another's.
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

/** Whether the server took it; of a list that is another by now the order is shown anew, and saved at the next press. */
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

/** The server sends it along with its refusal. */
function presentList(failed: CallFailed): readonly Exam[] | false {
  const body = (failed.cause as { data?: { data?: unknown } } | undefined)?.data;
  return Array.isArray(body?.data) && body.data;
}
