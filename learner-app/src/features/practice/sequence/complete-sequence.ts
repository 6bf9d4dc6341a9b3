import type { SequenceReference } from '@fourfold/core/contract/practice';
import { outbox } from '../../../outbox/outbox.ts';

type CompletedSequence = {
  account: string;
  reference_type: SequenceReference;
  reference_id: string;
  total: number;
  seq: number;
};

/** Queues the completion of a sequence after the answers that led to it. The server computes its own numbers. */
export function completeSequence({ account, reference_type, reference_id, total, seq }: CompletedSequence): void {
  outbox.add({
    account_id: account,
    after_seq: seq,
    call: 'POST /user_progresses/save_user_progress',
    body: {
      user_id: account,
      reference_type,
      reference_id,
      question_id: null,
      started: false,
      percent_complete: 100,
      questions_complete: total,
      total_questions: total,
    },
  });
}
