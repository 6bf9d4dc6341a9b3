import { isAnswer, type OutboxEntry } from '../outbox-entry.ts';
import { type TestDeed, testDeedOf } from '../test-deed.ts';

type Wire = Record<string, unknown> & { progress?: Record<string, unknown> };

/** Our server's reply to an entry, with the fields of the contract that the outbox reads. */
export function aReplyTo(entry: OutboxEntry): Wire {
  const test = testDeedOf(entry);
  if (test) return aSectionAfter(entry, test);
  if (!('reference_id' in entry.body)) throw new Error('The entry is neither of practice nor of a test.');
  const { user_id, reference_type, reference_id } = entry.body;
  const progress = { user_id, reference_type, reference_id, seq: 1, state: {} };
  if (!isAnswer(entry)) return { ...progress, progress };
  const { time_spent_after_answer = 0, view_full_explanation = false } = entry.body;
  return { ...entry.body, time_spent_after_answer, view_full_explanation, progress };
}

function aSectionAfter({ account_id }: OutboxEntry, deed: TestDeed) {
  return {
    user_id: account_id,
    [`${deed.family}_id`]: deed.exam,
    [`${deed.family}_type`]: deed.section,
    real_test: deed.real,
    attempt: deed.attempt ?? 1,
    submitted: deed.does === 'submit',
    [`${deed.family}_test_progress`]: JSON.stringify(deed.does === 'save' && deed.entry ? [deed.entry] : []),
  };
}
