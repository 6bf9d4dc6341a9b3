import { newId } from '@fourfold/core/browser/new-id';
import type { Draft } from '@fourfold/core/client/outbox-entry';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { masteryThreshold } from '@fourfold/core/mastery/threshold';
import { outbox } from '../../outbox/outbox.ts';

type Settled = { account: string; reference_id: string; questions: Parameters<typeof visibleInOrder>[0]; seq: number };

/** The end of a sequence, behind the answers that led to it; the server completes it and keeps its own numbers. */
export function settleSequence({ reference_type, ...about }: Settled & { reference_type: SequenceReference }): void {
  const total = visibleInOrder(about.questions).length;
  outbox.append({
    ...headOf(about),
    call: 'POST /user_progresses/save_user_progress',
    body: {
      user_id: about.account,
      reference_type,
      reference_id: about.reference_id,
      question_id: null,
      started: false,
      percent_complete: 100,
      questions_complete: total,
      total_questions: total,
    },
  });
}

/** A problem set is mastered; said behind the answers that did it. */
export function settleSet(about: Settled): void {
  outbox.append({
    ...headOf(about),
    call: 'POST /user_progresses/save_user_problemset_progress',
    body: {
      user_id: about.account,
      reference_type: 'HomeProblemSetQuestions',
      reference_id: about.reference_id,
      percent_complete: 100,
      total_correct: masteryThreshold,
      total_questions: visibleInOrder(about.questions).length,
    },
  });
}

function headOf({ account, seq }: Settled): Pick<Draft, 'id' | 'account_id' | 'written_at' | 'after_seq'> {
  return { id: newId(), account_id: account, written_at: Date.now(), after_seq: seq };
}
