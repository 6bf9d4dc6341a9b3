import { expect, it } from 'vitest';
import { newEntry, type OutboxEntry } from '../../client/outbox/outbox-entry.ts';
import { aDraft, anId } from '../../client/outbox/testing/entries.ts';
import type { ReviewCard } from '../../contract/mistakes.ts';
import { newCard } from '../../reviews/card.ts';
import { missCard } from '../../reviews/lazy/answer-card.ts';
import { aQuestion } from '../testing/practice-questions.ts';
import { cardWithPending } from './card-with-pending.ts';

const missed = '2026-11-23';
const card: ReviewCard = {
  card: anId(20),
  seq: 2,
  state: missCard(newCard, missed),
  skill: null,
  sibling: false,
  question: aQuestion(20),
};

type AnswerFields = { right?: boolean; seconds?: number; helped?: boolean; day?: string; after?: number; of?: string };

function anAnswer({
  right = true,
  seconds = 10,
  helped,
  day,
  after = 2,
  of = card.card,
}: AnswerFields = {}): OutboxEntry {
  const draft = aDraft({ seq: after });
  if (draft.call !== 'POST /user_questions/save_user_questions_progress') throw new Error('The draft is no answer.');
  return newEntry({
    ...draft,
    body: {
      ...draft.body,
      reference_type: 'HomeReview',
      reference_id: of,
      is_correct: right,
      time_spent_before_answer: seconds,
      ...(helped !== undefined && { helped }),
      ...(day !== undefined && { day }),
    },
  });
}

const after = (...pending: OutboxEntry[]) => cardWithPending(card, { pending, usual_seconds: 30, day: '2026-11-26' });

it('without pending answers is the card of the server', () => {
  expect(after()).toEqual({ seq: 2, state: card.state });
  expect(after(anAnswer({ of: anId(21) }), newEntry(aDraft()))).toEqual({ seq: 2, state: card.state });
});

it('comes back the next day after a wrong answer, later after a right one, and earlier if that was slow or with help', () => {
  const due = (fields: AnswerFields) => after(anAnswer(fields)).state.due ?? '';
  expect(due({ right: false })).toBe('2026-11-27');
  expect(due({}) > '2026-11-27').toBe(true);
  expect(due({ seconds: 200 }) < due({})).toBe(true);
  expect(due({ helped: true })).toBe(due({ seconds: 200 }));
});

it('counts from the day of the record, and from the given day if the record has none', () => {
  expect(after(anAnswer({ right: false, day: '2026-11-24' })).state.due).toBe('2026-11-25');
  expect(after(anAnswer({ right: false })).state.due).toBe('2026-11-27');
});

it('counts an answer once that the server already has', () => {
  expect(after(anAnswer({ after: 1 }))).toEqual({ seq: 2, state: card.state });
  expect(after(anAnswer(), anAnswer({ after: 3 })).seq).toBe(4);
});
