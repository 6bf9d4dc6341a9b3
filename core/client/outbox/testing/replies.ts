import { isAnswer, isNote, type OutboxEntry } from '../outbox-entry.ts';
import { type TestAction, testActionOf } from '../test-action.ts';

type WireReply = Record<string, unknown> & { progress?: Record<string, unknown> };

/** Our server's reply to an entry, with the fields of the contract that the outbox reads. */
export function aReplyTo(entry: OutboxEntry): WireReply {
  const test = testActionOf(entry);
  if (test) return aSectionAfter(entry, test);
  if (isNote(entry)) return { ...entry.body, question_id: entry.params.id };
  if (!('reference_id' in entry.body)) throw new Error('The entry is neither of practice nor of a test, and no note.');
  const { user_id, reference_type, reference_id } = entry.body;
  const progress = { user_id, reference_type, reference_id, seq: 1, state: {} };
  if (!isAnswer(entry)) return { ...progress, progress };
  const { time_spent_after_answer = 0, view_full_explanation = false } = entry.body;
  return { ...entry.body, time_spent_after_answer, view_full_explanation, progress };
}

function aSectionAfter({ account_id }: OutboxEntry, action: TestAction) {
  return {
    user_id: account_id,
    [`${action.family}_id`]: action.exam,
    [`${action.family}_type`]: action.section,
    real_test: action.real,
    attempt: action.attempt ?? 1,
    submitted: action.kind === 'submit',
    [`${action.family}_test_progress`]: JSON.stringify(action.kind === 'save' && action.entry ? [action.entry] : []),
  };
}
