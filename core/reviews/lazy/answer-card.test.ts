import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../day/day.ts';
import { fold } from '../../practice/machines.ts';
import { type CardEvent, type CardState, type Grade, newCard, stepCard } from '../card.ts';
import { cardMachine } from '../machines.ts';
import { answerCard, missCard } from './answer-card.ts';
import { scheduler } from './internal/memory.ts';

const monday = '2026-11-23';
const day = (n: number) => addDays(monday, n);
const answer = (state: CardState, grade: Grade, on: string) =>
  stepCard(state, answerCard(state, { question_id: 'q', grade, day: on }));

/** Answers on days that mostly rise, as those of several devices arrive. */
const answers = fc.array(fc.record({ grade: fc.constantFrom<Grade>(1, 2, 3), on: fc.integer({ min: 0, max: 400 }) }), {
  maxLength: 25,
});

function historyOf(given: readonly { grade: Grade; on: number }[]): { events: CardEvent[]; states: CardState[] } {
  const states: CardState[] = [missCard(newCard, day(0))];
  const events = given.map(({ grade, on }) => {
    const state = states.at(-1) ?? newCard;
    const event = answerCard(state, { question_id: 'q', grade, day: day(on) });
    states.push(stepCard(state, event));
    return event;
  });
  return { events, states };
}

describe('a card', () => {
  it('is due the day after the miss, then at growing intervals, and the next day after each wrong answer', () => {
    const missed = missCard(newCard, monday);
    expect(missed).toMatchObject({ answered: 0, day: monday, due: day(1) });
    let state = missed;
    const intervals = [3, 3, 3, 1, 3].map((grade) => {
      const on = state.due ?? monday;
      state = answer(state, grade as Grade, on);
      return (Date.parse(state.due ?? on) - Date.parse(on)) / 86_400_000;
    });
    expect(intervals).toEqual([2, 6, 17, 1, 3]);
    expect(state.answered).toBe(5);
  });

  it('returns earlier after a slow right answer than after a right one', () => {
    const state = answer(missCard(newCard, monday), 3, day(1));
    const [hard, good] = [answer(state, 2, day(3)), answer(state, 3, day(3))];
    expect(hard.memory?.stability).toBeLessThan(good.memory?.stability ?? 0);
    expect((hard.due ?? '') < (good.due ?? '')).toBe(true);
  });

  it('that is missed again elsewhere continues from its memory, and is due the next day', () => {
    const known = answer(answer(missCard(newCard, monday), 3, day(1)), 3, day(3));
    const missed = missCard(known, day(8));
    expect(missed).toMatchObject({ answered: 2, day: day(8), due: day(9) });
    expect(missed.memory?.stability).toBeLessThan(known.memory?.stability ?? 0);
  });

  it('is never due before the day after its last answer, and at the latest after 180 days', () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const { day: last, due } of historyOf(given).states) {
          expect(due && last && due > last && due <= addDays(last, 180)).toBe(true);
        }
      }),
    );
  });

  it('has after every prefix of its history the state that folding the prefix gives', () => {
    fc.assert(
      fc.property(answers, fc.nat(25), (given, length) => {
        const { events, states } = historyOf(given);
        const prefix = events.slice(0, length);
        if (prefix.length === 0) return;
        expect(fold(cardMachine, prefix)).toEqual(states[prefix.length]);
        // As it is read from the database.
        expect(fold(cardMachine, JSON.parse(JSON.stringify(prefix)))).toEqual(states[prefix.length]);
      }),
    );
  });

  it('has the same day and number of answers in whatever order two devices send them, and never goes back a day', () => {
    fc.assert(
      fc.property(answers, answers, (one, other) => {
        const [a, b] = [historyOf([...one, ...other]), historyOf([...other, ...one])];
        const last = [a, b].map(({ states }) => states.at(-1));
        expect(last[0]?.answered).toBe(last[1]?.answered);
        expect(last[0]?.day).toBe(last[1]?.day);
        for (const { states } of [a, b]) {
          const days = states.map((state) => state.day ?? '');
          expect(days).toEqual(days.toSorted());
        }
      }),
    );
  });

  it('that is answered in a time zone left behind, on the day before, counts as answered on the same day', () => {
    const state = answer(missCard(newCard, monday), 3, day(1));
    expect(answer(state, 3, day(0))).toEqual(answer(state, 3, day(1)));
  });

  it('continues from the memory that another scheduler stored', () => {
    const { scheduler: _, ...event } = answerCard(missCard(newCard, monday), {
      question_id: 'q',
      grade: 3,
      day: day(1),
    });
    const old: CardEvent = { ...event, scheduler: 'older', memory: { stability: 30, difficulty: 4 }, due: day(31) };
    const state = fold(cardMachine, [old]);
    const next = answerCard(state, { question_id: 'q', grade: 3, day: day(31) });
    expect(next.scheduler).toBe(scheduler);
    expect(next.memory.stability).toBeGreaterThan(30);
    expect(stepCard(state, next)).toMatchObject({ answered: 2, day: day(31), due: next.due });
  });
});

it('names the version of ts-fsrs that is installed', () => {
  const main = createRequire(import.meta.url).resolve('ts-fsrs');
  const { version } = JSON.parse(readFileSync(new URL('../package.json', `file://${main}`), 'utf8'));
  expect(scheduler).toContain(`ts-fsrs ${version}`);
});
