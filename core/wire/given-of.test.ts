import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Given, KindName } from '../kinds/registry.ts';
import { anId } from '../practice/testing/practice-questions.ts';
import { givenOf, isEmptyRecord, recordedGiven, toRecord } from './given-of.ts';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 9 }).map(anId), { maxLength: 6 });
const anyGiven: fc.Arbitrary<[KindName, Given]> = fc.oneof(
  fc.tuple(fc.constantFrom('one-choice', 'several-choices'), fc.record({ answerIds: ids })),
  fc.tuple(fc.constantFrom('typed', 'student-produced'), fc.record({ text: fc.string() })),
);

describe('what is given, in an answer record', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyGiven, ([kind, given]) => {
        expect(givenOf(kind, toRecord(given))).toEqual(given);
      }),
    );
  });

  it('is read back without the kind of the question, unless nothing is given', () => {
    fc.assert(
      fc.property(anyGiven, ([, given]) => {
        fc.pre(!('text' in given) || given.text !== '');
        expect(recordedGiven(toRecord(given))).toEqual(given);
      }),
    );
  });

  it('is only that of the question’s kind, if a record has both', () => {
    const record = { given_answer_ids: [anId(1)], given_free_response_answer: ' 3/4 ' };
    expect(givenOf('one-choice', record)).toEqual({ answerIds: [anId(1)] });
    expect(givenOf('typed', record)).toEqual({ text: ' 3/4 ' });
    expect(recordedGiven(record)).toEqual({ text: ' 3/4 ' });
  });

  it('is nothing without a choice and with only spaces typed', () => {
    expect(isEmptyRecord({ given_answer_ids: [], given_free_response_answer: ' \n' })).toBe(true);
    expect(isEmptyRecord({ given_answer_ids: [anId(1)], given_free_response_answer: '' })).toBe(false);
    expect(isEmptyRecord({ given_answer_ids: [], given_free_response_answer: '0' })).toBe(false);
  });
});
