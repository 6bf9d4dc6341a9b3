import { newEntry } from '@fourfold/core/client/outbox/outbox-entry';
import { newCard } from '@fourfold/core/reviews/card';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dueCall, mistakesCall, redoCall } from '../../reviews/mistake-calls.ts';
import { cacheMistakeReply } from './cache-mistake-reply.ts';

const day = '2026-11-26';
const header = { account_id: 'me', written_at: 0, after_seq: 0, id: 'entry' };
const note = newEntry({
  ...header,
  call: 'PUT /mistakes/{id}',
  params: { id: 'q1' },
  body: { cause: 'slip', note: 'mine', updated_at: '2026-11-26T09:30:00Z' },
});
const answerTo = (reference_type: 'HomeReview' | 'HomeSubTopic') =>
  newEntry({
    ...header,
    call: 'POST /user_questions/save_user_questions_progress',
    body: {
      ...{ id: 'r', user_id: 'me', question_id: 'q', reference_type, reference_id: 'c1' },
      ...{ given_answer_ids: [], given_free_response_answer: '' },
    },
  });
const answered = { progress: { seq: 3, state: { ...newCard, answered: 3 } } };

function aClient() {
  const client = new QueryClient();
  const cards = ['c1', 'c2'].map((card) => ({ card, seq: 2, state: newCard }));
  client.setQueryData([...dueCall(day)], { day, due: 2, done: 0, data: cards });
  client.setQueryData([...redoCall({}, day)], { day, data: cards });
  client.setQueryData([...mistakesCall({})], {
    data: [
      { question_id: 'q1', note: '' },
      { question_id: 'q2', note: '' },
    ],
  });
  return client;
}

it('takes an answered card from what is due, and counts its answer in a redo', () => {
  const client = aClient();
  cacheMistakeReply(client, answerTo('HomeReview'), answered);
  expect(client.getQueryData([...dueCall(day)])).toMatchObject({ due: 1, done: 1, data: [{ card: 'c2' }] });
  expect(client.getQueryData([...redoCall({}, day)])).toMatchObject({
    data: [
      { card: 'c1', seq: 3 },
      { card: 'c2', seq: 2 },
    ],
  });
  // The half that is sent after the check gets the same progress.
  cacheMistakeReply(client, answerTo('HomeReview'), answered);
  expect(client.getQueryData([...dueCall(day)])).toMatchObject({ due: 1, done: 1 });
});

it('changes nothing after an answer of a sequence', () => {
  const client = aClient();
  const before = client.getQueryData([...dueCall(day)]);
  cacheMistakeReply(client, answerTo('HomeSubTopic'), answered);
  expect(client.getQueryData([...dueCall(day)])).toBe(before);
});

it('shows what the server stored of a note, which may be of another device', () => {
  const client = aClient();
  const stored = { question_id: 'q1', cause: null, note: 'of another device', updated_at: '2026-11-26T10:00:00Z' };
  cacheMistakeReply(client, note, stored);
  expect(client.getQueryData([...mistakesCall({})])).toMatchObject({
    data: [{ note: 'of another device', noted_at: '2026-11-26T10:00:00Z' }, { note: '' }],
  });
});
