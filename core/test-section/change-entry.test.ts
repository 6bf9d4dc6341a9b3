import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAnnotation } from '../annotations/testing/an-annotation.ts';
import { TestEntry } from '../contract/tests.ts';
import { emptyEntry, hasOtherAnswer } from '../wire/tests/test-entry.ts';
import { changeEntry, type EntryChange } from './change-entry.ts';

const [a, b] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];
const question = '00000000-0000-7000-8000-000000000001';
const choice = emptyEntry(question, 'one-choice');

const anyChange: fc.Arbitrary<EntryChange> = fc.oneof(
  fc.record({
    kind: fc.constant('given' as const),
    given: fc.oneof(fc.record({ answerIds: fc.subarray([a, b]) }), fc.record({ text: fc.string({ maxLength: 20 }) })),
  }),
  fc.record({ kind: fc.constant('struck' as const), answerId: fc.constantFrom(a, b) }),
  fc.constant({ kind: 'marked' as const }),
  fc.nat(3).map((at): EntryChange => {
    const annotation = anAnnotation({ id: `${at}`, start: at });
    return { kind: 'annotated', change: { kind: 'added', annotation } };
  }),
  fc.record({ kind: fc.constant('seen' as const), seconds: fc.double({ min: -10, max: 1e9, noNaN: true }) }),
);

describe('changeEntry', () => {
  it('returns the next revision, or the same entry if nothing changes', () => {
    const chosen = changeEntry(choice, { kind: 'given', given: { answerIds: [a] } });
    expect(chosen).toMatchObject({ rev: 1, isComplete: true, givenAnswerIds: [a] });
    expect(changeEntry(chosen, { kind: 'given', given: { answerIds: [a] } })).toBe(chosen);
    expect(changeEntry(chosen, { kind: 'seen', seconds: 0.9 })).toBe(chosen);
    expect(changeEntry(chosen, { kind: 'seen', seconds: 3 }, { kind: 'marked' })).toMatchObject({
      rev: 2,
      timeSpent: 3,
      markUncertain: true,
    });
  });

  it('stores a highlight, which is no answer [Q337]', () => {
    const annotation = anAnnotation();
    const noted = changeEntry(choice, { kind: 'annotated', change: { kind: 'added', annotation } });
    expect(noted).toMatchObject({ rev: 1, isComplete: false, annotations: [annotation] });
    expect(hasOtherAnswer(choice, noted)).toBe(false);
    const tooMany = Array.from({ length: 201 }, (_, at) => anAnnotation({ id: `${at}`, start: at, quote: 'a' }));
    const full = tooMany.reduce(
      (entry, one) => changeEntry(entry, { kind: 'annotated', change: { kind: 'added', annotation: one } }),
      choice,
    );
    expect(full.annotations).toHaveLength(200);
    expect(TestEntry.safeParse(full).success).toBe(true);
  });

  it('never has a choice both chosen and struck out', () => {
    const struck = changeEntry(choice, { kind: 'given', given: { answerIds: [a] } }, { kind: 'struck', answerId: a });
    expect(struck).toMatchObject({ givenAnswerIds: [], struckAnswerIds: [a], isComplete: false });
    expect(changeEntry(struck, { kind: 'given', given: { answerIds: [a] } })).toMatchObject({
      givenAnswerIds: [a],
      struckAnswerIds: [],
    });
    expect(changeEntry(struck, { kind: 'struck', answerId: a })).toMatchObject({ struckAnswerIds: [] });
  });

  it('marks an entry complete unless the text is only spaces', () => {
    const line = emptyEntry(question, 'typed');
    expect(changeEntry(line, { kind: 'given', given: { text: '  ' } }).isComplete).toBe(false);
    const typed = changeEntry(line, { kind: 'given', given: { text: '0' } });
    expect(typed.isComplete).toBe(true);
    expect(hasOtherAnswer(line, typed)).toBe(true);
    expect(hasOtherAnswer(typed, changeEntry(typed, { kind: 'marked' }))).toBe(false);
  });

  it('keeps entries valid by the contract: revision and time only grow, and there is no verdict', () => {
    fc.assert(
      fc.property(fc.constantFrom('one-choice', 'typed'), fc.array(anyChange, { maxLength: 12 }), (kind, changes) => {
        let entry = emptyEntry(question, kind);
        for (const change of changes) {
          const next = changeEntry(entry, change);
          expect(TestEntry.safeParse(next).success).toBe(true);
          expect(next.timeSpent).toBeGreaterThanOrEqual(entry.timeSpent);
          expect(next === entry || next.rev === entry.rev + 1).toBe(true);
          expect(next.givenAnswerIds.filter((id) => next.struckAnswerIds.includes(id))).toEqual([]);
          expect(next).toMatchObject({ isCorrect: null, correctAnswerIds: [], freeResponseCorrectAnswer: '' });
          entry = next;
        }
      }),
    );
  });
});
