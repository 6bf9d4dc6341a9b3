import type { OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import { dayAt } from '@fourfold/core/day/day';
import { expect, it } from 'vitest';
import { helpedRecords } from '../../question/helped-records.ts';
import { withDay } from './with-day.ts';

const written_at = Date.UTC(2026, 10, 26, 12);
const answer = (id: string, after?: number): OutboxDraft => ({
  ...{ id: `entry of ${id}`, account_id: 'me', written_at, after_seq: 0 },
  call: 'POST /user_questions/save_user_questions_progress',
  body: {
    ...{ id, user_id: 'me', question_id: 'q', reference_type: 'HomeSubTopic', reference_id: 's' },
    ...{ given_answer_ids: [], given_free_response_answer: '' },
    ...(after !== undefined && { time_spent_after_answer: after }),
  },
});

it('adds the day on which an answer was written, and whether help was opened for it', () => {
  helpedRecords.add('with help');
  const day = dayAt(new Date(written_at));
  expect(withDay(answer('with help')).body).toMatchObject({ day, helped: true });
  expect(withDay(answer('without')).body).toMatchObject({ day, helped: false });
});

it('changes neither the half that is sent after the check nor another action', () => {
  const half = answer('r', 5);
  expect(withDay(half)).toBe(half);
  const note: OutboxDraft = {
    ...{ id: 'n', account_id: 'me', written_at, after_seq: 0 },
    call: 'PUT /mistakes/{id}',
    params: { id: 'q' },
    body: { cause: null, note: '', updated_at: '2026-11-26T09:30:00Z' },
  };
  expect(withDay(note)).toBe(note);
});
