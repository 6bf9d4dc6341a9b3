import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { Progress } from '@fourfold/core/contract/practice';
import { newerProgress } from '@fourfold/core/practice/newer-progress';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { blockDuring } from '../app/blocking-calls.ts';
import { confirm } from '../app/confirm.ts';
import { queryClient } from '../data/query-client.ts';
import { progressRequest } from '../outbox/first/progress-requests.ts';
import type { SequenceKey } from './sequence-progress-query.ts';

/** Restarts a sequence that is at 100 percent (SEQ-016 to SEQ-018); returns whether it did. */
export const restartSequence = (sequenceKey: SequenceKey) =>
  startOver(sequenceKey, {
    why: 'restart',
    question: 'Are you sure you want to restart the sequence? Your progress will be reset as well.',
    done: 'Sequence Restart',
  });

/** Resets an admin's own progress (SEQ-021, Q40). */
export const resetProgress = (sequenceKey: SequenceKey) =>
  startOver(sequenceKey, {
    why: 'reset',
    question: 'Are you sure, you want to Reset your Progress for this Sequence?',
    done: 'Sequence Progress Reset',
  });

type StartOverOptions = { why: 'restart' | 'reset'; question: string; done: string };

async function startOver(sequenceKey: SequenceKey, { why, question, done }: StartOverOptions): Promise<boolean> {
  if (!(await isAllSent(sequenceKey))) {
    showAlert('warning', 'Your last answers to this sequence are still on their way. Try again when they are saved.');
    return false;
  }
  if (!(await confirm(question))) return false;
  const progress = await blockDuring(
    attempt(api('POST /user_progresses/reset_user_progress', { body: { ...sequenceKey, why } })),
  );
  if (!progress) return false;
  queryClient.setQueryData<Progress>([...progressRequest(progress)], (cached) => newerProgress(cached, progress));
  showAlert('success', done);
  return true;
}

/** Whether all answers of the sequence were sent: one that arrived after the reset would count in the new run. */
async function isAllSent({ user_id, reference_type, reference_id }: SequenceKey): Promise<boolean> {
  const outbox = await import('../outbox/lazy/sender.ts').catch(() => null);
  if (!outbox) return false;
  const { pendingOf, sender } = outbox;
  await new Promise<void>((resolve) => {
    const stop = sender.subscribe(check);
    check();
    function check() {
      if (!sender.view().isLoaded) return;
      stop();
      resolve();
    }
  });
  return !pendingOf(user_id).some(
    ({ body }) =>
      'reference_id' in body && body.reference_type === reference_type && body.reference_id === reference_id,
  );
}
