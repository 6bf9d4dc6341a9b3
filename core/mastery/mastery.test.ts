import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, masteryMachine } from '../practice/machines.ts';
import { type MasteryEvent, masteryPercent, newMastery, runIsFull, stepMastery, totalCorrect } from './mastery.ts';
import { masteryThreshold } from './run/full-run.ts';

const answered = (right: boolean, next: string | null = 'q2'): MasteryEvent => ({
  kind: 'answered',
  question_id: 'q1',
  right,
  next,
  total_questions: 6,
});
const [right, wrong] = [answered(true), answered(false)];
const stateAfter = (...events: MasteryEvent[]) => fold(masteryMachine, events);

const event: fc.Arbitrary<MasteryEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('answered' as const),
    question_id: fc.constantFrom('a', 'b'),
    right: fc.boolean(),
    next: fc.option(fc.constantFrom('a', 'b')),
    total_questions: fc.nat(20),
  }),
  fc.constant({ kind: 'run_started' as const }),
  fc.constant({ kind: 'completed' as const }),
  fc.record({
    kind: fc.constant('reset' as const),
    why: fc.constantFrom('reset' as const, 'restart' as const, 'reassigned' as const),
  }),
);
const history = fc.array(event, { maxLength: 40 });

describe('a run', () => {
  it('grows by one with a right answer and returns to 0 with a wrong one [PBS-005]', () => {
    expect([
      stateAfter(right),
      stateAfter(right, right),
      stateAfter(right, right, wrong),
      stateAfter(right, wrong, right),
    ]).toMatchObject([{ run: 1 }, { run: 2 }, { run: 0 }, { run: 1 }]);
  });

  it('of four masters the set: 100 percent [PBS-006]', () => {
    expect(masteryThreshold).toBe(4);
    expect(runIsFull(stateAfter(right, right, right))).toBe(false);
    expect(runIsFull(stateAfter(right, right, right, right))).toBe(true);
    expect(masteryPercent(stateAfter(right, right, right, right, { kind: 'completed' }))).toBe(100);
    expect([0, 1, 2, 3, 4].map((n) => masteryPercent(stateAfter(...Array(n).fill(right))))).toEqual([
      0, 25, 50, 75, 100,
    ]);
  });

  it('restarted counts from 0, while lists still show the set as mastered', () => {
    const fresh = stateAfter(right, right, right, right, { kind: 'completed' }, { kind: 'run_started' }, right);
    expect([fresh.run, totalCorrect(fresh), masteryPercent(fresh)]).toEqual([1, 4, 100]);
    expect(totalCorrect(stepMastery(fresh, wrong))).toBe(4);
  });

  it('keeps its question after an answer without a next question', () => {
    expect(stateAfter(answered(true, 'q2'), answered(true, null))).toMatchObject({
      question_id: 'q2',
      run: 2,
      answered: 2,
    });
  });
});

describe('any history', () => {
  it('keeps the run between 0 and 4, and the percent between 0 and 100 with 2 decimals [PBS-007]', () => {
    fc.assert(
      fc.property(history, (events) => {
        const state = stateAfter(...events);
        const percent = masteryPercent(state);
        expect(state.run).toBeGreaterThanOrEqual(0);
        expect(state.run).toBeLessThanOrEqual(masteryThreshold);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent).toBe(Number(percent.toFixed(2)));
      }),
    );
  });

  it('gives the same state folded whole or continued from any cut', () => {
    fc.assert(
      fc.property(history, fc.nat(40), (events, cut) => {
        const before = stateAfter(...events.slice(0, cut));
        expect(events.slice(cut).reduce(stepMastery, before)).toEqual(stateAfter(...events));
      }),
    );
  });

  it('is cleared by a reset, and only a reset ends mastery', () => {
    fc.assert(
      fc.property(history, event, (events, next) => {
        const state = stateAfter(...events);
        expect(stepMastery(state, { kind: 'reset', why: 'reset' })).toEqual(newMastery);
        if (state.mastered && next.kind !== 'reset') expect(stepMastery(state, next).mastered).toBe(true);
      }),
    );
  });
});
