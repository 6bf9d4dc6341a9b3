import { attempt } from '@fourfold/app-shell/attempt';
import { callQuery } from '@fourfold/app-shell/call-query';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Exam } from '@fourfold/core/contract/exams';
import { type OrderOutcome, orderAfter } from '@fourfold/core/exams/merge-order';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { OrderEditor } from '@fourfold/ui-kit/order-editor';
import { type ReactNode, useEffect, useState } from 'react';
import { queryClient } from '../../data/query-client.ts';
import { examCalls } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { isRecord } from './exam-records.ts';
import { setCachedExams } from './exams-cache.ts';
import { useNavigationBlocker } from './use-navigation-blocker.ts';

type OrderProps = { list: ExamList; exams: readonly Exam[]; onEnd: () => void };

/** Edits the student's own order of a list, by dragging or by buttons; asks before it is left unsaved. */
export function ExamOrder({ list, exams, onEnd }: OrderProps) {
  const [order, setOrder] = useState(exams);
  const [busy, setBusy] = useState(false);
  const leaveDialog = useLeaveConfirmation();

  async function save() {
    setBusy(true);
    const outcome = await send(list, order);
    setBusy(false);
    const after = orderAfter(order, outcome);
    if (outcome.kind !== 'failed') setCachedExams(list, after);
    setOrder(after);
    if (outcome.kind === 'saved') onEnd();
  }

  return (
    <>
      <OrderEditor
        label={`The order of ${list.title}`}
        items={order}
        titleOf={(exam) => (isRecord(exam) ? `${exam.title}*` : exam.title)}
        noteOf={(exam) => (isRecord(exam) ? 'A real test you took' : undefined)}
        hint="Drag the rows, or move them with the arrows. The order is yours alone."
        submitLabel="Save order"
        busy={busy}
        onOrder={setOrder}
        onSubmit={save}
        onCancel={onEnd}
      />
      {leaveDialog}
    </>
  );
}

/** Saves the order and returns the server's response; shows an alert if the order was not saved. */
async function send(list: ExamList, order: readonly Exam[]): Promise<OrderOutcome<Exam>> {
  try {
    const { data } = await examCalls[list.family].saveOrder(order.map(({ id }) => id));
    return { kind: 'saved', list: data };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const current = error.status === 409 && (await currentList(error, list));
    if (current) {
      showAlert('warning', 'The list has changed meanwhile. Look at the order and save it again.');
      return { kind: 'changed', list: current };
    }
    // A forbidden action shows the server's message alone (ACC-049).
    const isMine = error.status !== 403;
    showAlert('error', `${isMine ? 'The order was not saved, and stands as you made it. ' : ''}${error.message}`);
    return { kind: 'failed' };
  }
}

/** Returns the current list, from the refusal or by a new request; null if both fail. */
async function currentList(error: CallFailed, list: ExamList): Promise<readonly Exam[] | null> {
  const body = (error.cause as { data?: { data?: unknown } } | undefined)?.data;
  if (Array.isArray(body?.data)) return body.data;
  const fetched = await attempt(queryClient.fetchQuery({ ...callQuery(list.list), staleTime: 0 }));
  return fetched ? fetched.data : null;
}

/** Asks before the user opens another page, goes back or closes the tab (SAT-010, ACT-009). */
function useLeaveConfirmation(): ReactNode {
  const blocker = useNavigationBlocker();
  useEffect(() => {
    // The browser shows its own text; pages cannot set it.
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Are you sure you want to leave Page without submit new order?"
      onAnswer={(agreed) => (agreed ? blocker.proceed() : blocker.reset())}
    />
  );
}
