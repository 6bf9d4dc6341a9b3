import { isAnswer, type OutboxEntry } from '../outbox-entry.ts';

/** What our server answers to an entry, as far as the contract's shape goes. */
export function aReplyTo(entry: OutboxEntry) {
  const { user_id, reference_type, reference_id } = entry.body;
  const progress = { user_id, reference_type, reference_id, seq: 1, state: {} };
  if (!isAnswer(entry)) return { ...progress, progress };
  const { time_spent_after_answer = 0, view_full_explanation = false } = entry.body;
  return { ...entry.body, time_spent_after_answer, view_full_explanation, progress };
}
