import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExamProgress } from '../contract/exam-progress.ts';
import { type MasteryState, newMastery } from '../mastery/mastery.ts';
import type { SequenceState } from '../sequence/sequence.ts';
import { examProgress, overallPercent, sequencePercent, setsPercent, type TopicProgress } from './exam-progress.ts';

const run = (of: number, mastered = false): MasteryState => ({ ...newMastery, run: of, mastered, answered: of });
const states = fc.array(
  fc
    .option(fc.record({ run: fc.integer({ min: 0, max: 4 }), mastered: fc.boolean() }))
    .map((of) => of && run(of.run, of.mastered)),
  { minLength: 1, maxLength: 8 },
);
const topics: fc.Arbitrary<TopicProgress[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    section: fc.constantFrom('Reading', 'Writing', 'MathCalc'),
    percent: fc.option(
      fc.oneof(
        fc.constantFrom(0, 99.99, 100),
        fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
      ),
    ),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const exam_id = '00000000-0000-4000-8000-000000000000';

describe('progress in a question topic', () => {
  it('in sequence mode is the percent of the sequence; null without a visible question', () => {
    const half: SequenceState = { at: 'question', question_id: 'q', questions_complete: 2, total_questions: 4 };
    expect(sequencePercent(true, half)).toBe(50);
    expect(sequencePercent(true, null)).toBe(0);
    expect(sequencePercent(true, { at: 'complete', by: null, questions_complete: 1, total_questions: 4 })).toBe(100);
    expect(sequencePercent(false, half)).toBeNull();
  });

  it('in problem set mode is the share of mastered sets; a run counts in proportion', () => {
    expect(setsPercent([run(4, true), null])).toBe(50);
    expect(setsPercent([run(1), null])).toBe(12.5);
    expect(setsPercent([run(0, true), run(4)])).toBe(100);
    expect(setsPercent([run(3), null, null])).toBe(25);
    expect(setsPercent([])).toBeNull();
  });

  it('only grows with the runs, and is 100 only if all sets are mastered', () => {
    fc.assert(
      fc.property(states, fc.nat(), (sets, at) => {
        const before = setsPercent(sets) ?? Number.NaN;
        const after = setsPercent(sets.with(at % sets.length, run(4, true))) ?? Number.NaN;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(before === 100).toBe(sets.every((state) => state !== null && (state.mastered || state.run === 4)));
      }),
    );
  });
});

describe('progress in an exam', () => {
  it('is the mean over the topics with questions, overall and by section', () => {
    const progress = examProgress(exam_id, [
      { id: 'a', section: 'Reading', percent: 100 },
      { id: 'b', section: 'Reading', percent: 50 },
      { id: 'c', section: 'MathCalc', percent: 0 },
      { id: 'd', section: 'Writing', percent: null },
    ]);
    expect(progress).toEqual({
      exam_id,
      percent_complete: 50,
      sections: { Reading: 75, MathCalc: 0 },
      questions: { a: 100, b: 50, c: 0 },
    });
  });

  it('is 0 without an open topic', () => {
    expect(examProgress(exam_id, [])).toEqual({ exam_id, percent_complete: 0, sections: {}, questions: {} });
  });

  it('fits the contract, lies between the smallest and the largest percent, and is 100 only if all are', () => {
    fc.assert(
      fc.property(topics, (all) => {
        const progress = examProgress(exam_id, all);
        expect(ExamProgress.parse(progress)).toEqual(progress);
        const open = all.map(({ percent }) => percent).filter((percent) => percent !== null);
        if (open.length === 0) return;
        expect(progress.percent_complete).toBeGreaterThanOrEqual(Math.min(...open) - 0.005);
        expect(progress.percent_complete).toBeLessThanOrEqual(Math.max(...open) + 0.005);
        expect(progress.percent_complete === 100).toBe(open.every((percent) => percent === 100));
        expect(Object.keys(progress.questions)).toHaveLength(open.length);
      }),
    );
  });

  it('is the same if topics that were not started are only counted', () => {
    fc.assert(
      fc.property(topics, (all) => {
        const open = all.map(({ percent }) => percent).filter((percent) => percent !== null);
        const begun = open.filter((percent) => percent > 0);
        expect(overallPercent(open.length, begun)).toBe(examProgress(exam_id, all).percent_complete);
      }),
    );
  });

  it('does not depend on the order of the topics', () => {
    fc.assert(
      fc.property(topics, (all) => {
        const one = examProgress(exam_id, all);
        const other = examProgress(exam_id, all.toReversed());
        expect(other.percent_complete).toBe(one.percent_complete);
        expect(other.questions).toEqual(one.questions);
      }),
    );
  });
});
