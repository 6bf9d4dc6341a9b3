import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestEntry } from '../../contract/tests.ts';
import { judge } from '../../kinds/lazy/judging.ts';
import type { Given, KindName } from '../../kinds/registry.ts';
import { anAnswer, anId } from '../../practice/testing/practice-questions.ts';
import { itemOf } from '../item-of.ts';
import { emptyEntry, entryGiven, givenInEntry, isAnswered, toEntryFields, toEntryVerdict } from './test-entry.ts';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 9 }).map(anId), { maxLength: 6 });
const anyGiven: fc.Arbitrary<[KindName, Given]> = fc.oneof(
  fc.tuple(fc.constantFrom('one-choice', 'several-choices'), fc.record({ answerIds: ids })),
  fc.tuple(fc.constantFrom('typed', 'student-produced'), fc.record({ text: fc.string() })),
);

describe('what is given, in an entry of a test', () => {
  it('is read back as it was written, and nothing is given at first', () => {
    fc.assert(
      fc.property(anyGiven, ([kind, given]) => {
        const empty = emptyEntry(anId(1), kind);
        expect(isAnswered(empty)).toBe(false);
        const entry = { ...empty, ...toEntryFields(given) };
        expect(TestEntry.safeParse(entry).success).toBe(true);
        expect(entryGiven(kind, entry)).toEqual(given);
        if (isAnswered(entry)) expect(givenInEntry(entry)).toEqual(given);
      }),
    );
  });
});

it('the stored verdict of an entry has its key, within the limits of the wire', () => {
  const many = itemOf({ answers: Array.from({ length: 25 }, (_, at) => anAnswer(at, { correct: true })) });
  const verdict = toEntryVerdict(many, judge(many, { answerIds: [anId(1)] }));
  expect(verdict).toMatchObject({ isCorrect: false, isFreeResponse: false, freeResponseCorrectAnswer: '' });
  expect(verdict.correctAnswerIds).toHaveLength(20);
  const answers = ['7', '1/2'].map((text, at) => anAnswer(at, { is_free_response: true, free_response_answer: text }));
  const typed = itemOf({ answers });
  const matched = { isFreeResponse: true, isCorrect: true, correctAnswerIds: [], freeResponseCorrectAnswer: '1/2' };
  expect(toEntryVerdict(typed, judge(typed, { text: '.5' }))).toEqual(matched);
  expect(toEntryVerdict(typed, judge(typed, { text: '9' }))).toMatchObject({ freeResponseCorrectAnswer: '7' });
  const grid = itemOf({ kind: 'student-produced', answers });
  expect(toEntryVerdict(grid, judge(grid, { text: '.5' }))).toEqual(matched);
  expect(toEntryVerdict(grid, judge(grid, { text: '.55' }))).toMatchObject({ freeResponseCorrectAnswer: '7' });
});
