import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { outbox } from '../../../outbox/outbox.ts';

type CompletedSet = { account: string; reference_id: string; total: number; seq: number };

/** Queues the completion of a problem set after the answers that mastered it. */
export function completeSet({ account, reference_id, total, seq }: CompletedSet): void {
  outbox.add({
    account_id: account,
    after_seq: seq,
    call: 'POST /user_progresses/save_user_problemset_progress',
    body: {
      user_id: account,
      reference_type: 'HomeProblemSetQuestions',
      reference_id,
      percent_complete: 100,
      total_correct: masteryThreshold,
      total_questions: total,
    },
  });
}
