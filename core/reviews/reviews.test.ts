import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../practice/machines.ts';
import { type Candidate, chooseQuestion } from './choose-question.ts';
import { dueCards, openReviews } from './due-cards.ts';
import { gradeOf } from './grade.ts';
import { diagnosticMachine } from './machines.ts';
import { suggestCause } from './suggest-cause.ts';

describe('a grade', () => {
  const right = { right: true, seconds: 40, usual_seconds: 40, helped: false };
  it('is 1 for a wrong answer, 2 for a slow one or after help, else 3', () => {
    expect(gradeOf(right)).toBe(3);
    expect(gradeOf({ ...right, seconds: 60 })).toBe(3);
    expect(gradeOf({ ...right, seconds: 61 })).toBe(2);
    expect(gradeOf({ ...right, helped: true })).toBe(2);
    expect(gradeOf({ ...right, seconds: 9000, usual_seconds: null })).toBe(3);
    expect(gradeOf({ ...right, right: false, helped: true })).toBe(1);
  });
});

describe('a suggested cause', () => {
  const miss = { seconds: 16, usual_seconds: 40, ended_section: false };
  it('is a slip below 0.4 of the median, and time at the end of a section, else none', () => {
    expect(suggestCause({ ...miss, seconds: 15 })).toBe('slip');
    expect(suggestCause(miss)).toBe(null);
    expect(suggestCause({ ...miss, seconds: 1, ended_section: true })).toBe('ran out of time');
    expect(suggestCause({ ...miss, seconds: null })).toBe(null);
    expect(suggestCause({ ...miss, seconds: 1, usual_seconds: null })).toBe(null);
  });
});

describe('the cards of a day', () => {
  const card = fc.record({
    card: fc.constantFrom('a', 'b', 'c'),
    due: fc.constantFrom('2026-11-20', '2026-11-26', '2026-11-27'),
  });
  it('are those that are due, the longest overdue first, in an order that does not depend on the input', () => {
    fc.assert(
      fc.property(fc.array(card), (cards) => {
        const due = dueCards(cards, '2026-11-26');
        expect(due).toHaveLength(cards.filter((one) => one.due !== '2026-11-27').length);
        expect(due.map((one) => one.due)).toEqual(due.map((one) => one.due).toSorted());
        expect(dueCards(cards.toReversed(), '2026-11-26')).toEqual(due);
      }),
    );
  });

  it('are as many as the limit leaves', () => {
    expect([openReviews(20, 0), openReviews(20, 19), openReviews(20, 25)]).toEqual([20, 1, 0]);
  });
});

describe('the question of a card', () => {
  const card = { id: 'card', rank: 3 };
  const candidate = fc.record({
    id: fc.constantFrom('card', 'a', 'b', 'c', 'd', 'e'),
    rank: fc.integer({ min: 1, max: 6 }),
    answered_at: fc.option(fc.nat(5)),
  });
  const none: ReadonlySet<string> = new Set();

  it('is one that was never answered, of the nearest rank, before the one answered longest ago', () => {
    const answered = (id: string, answered_at: number | null, rank = 3): Candidate => ({ id, rank, answered_at });
    const all = [answered('a', 5), answered('b', 2), answered('c', null, 6), answered('d', null, 4)];
    expect(chooseQuestion(card, all, none)?.id).toBe('d');
    expect(chooseQuestion(card, all, new Set(['d']))?.id).toBe('c');
    expect(chooseQuestion(card, all, new Set(['c', 'd']))?.id).toBe('b');
    expect(chooseQuestion(card, [answered('card', null)], none)).toBe(null);
  });

  it('does not depend on the order of the candidates, and is neither the card nor taken', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(candidate, { selector: ({ id }) => id }),
        fc.array(fc.constantFrom('a', 'b')),
        (candidates, ids) => {
          const taken: ReadonlySet<string> = new Set(ids);
          const chosen = chooseQuestion(card, candidates, taken);
          expect(chooseQuestion(card, candidates.toReversed(), taken)).toEqual(chosen);
          const open = candidates.filter(({ id }) => id !== 'card' && !taken.has(id));
          expect(chosen === null).toBe(open.length === 0);
          if (chosen) expect(open).toContain(chosen);
        },
      ),
    );
  });
});

it('the diagnostic counts its answers', () => {
  const answered = (right: boolean) => ({ kind: 'answered' as const, question_id: 'q', right });
  const state = fold(diagnosticMachine, [answered(true), answered(false), answered(true)]);
  expect(state).toEqual({ answered: 3, right: 2 });
  expect(diagnosticMachine.numbers(state)).toMatchObject({ questions_complete: 3, started: true, percent_complete: 0 });
});
