import { isAnswer, type OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import { dayAt } from '@fourfold/core/day/day';
import { helpedRecords } from '../../question/helped-records.ts';

/**
 * Adds to an answer the student's day, by the device's time zone, and whether help was opened. The half that is sent
 * after the check adds only its time. Here and not where the answer is given, because a first page does not need it.
 */
export function withDay(draft: OutboxDraft): OutboxDraft {
  if (!isAnswer(draft) || draft.body.time_spent_after_answer !== undefined) return draft;
  const { body, written_at } = draft;
  return { ...draft, body: { day: dayAt(new Date(written_at)), helped: helpedRecords.has(body.id), ...body } };
}
