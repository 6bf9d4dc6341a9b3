import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemOf } from '../wire/item-of.ts';
import type { GivenEntry } from '../wire/tests/given-entry.ts';
import { type CountedQuestion, judgeSection } from './judge-section.ts';
import { anEntry } from './testing/an-entry.ts';

const choice = (id: string, ...correct: string[]): CountedQuestion => ({
  id,
  title: `Question ${id}`,
  revision: 3,
  item: itemOf({
    answers: ['a', 'b', 'c', 'd'].map((letter) => ({
      id: `${id}-${letter}`,
      correct: correct.includes(letter),
      is_free_response: false,
      free_response_answer: '',
      is_exact_match: false,
    })),
  }),
});
const typed = (id: string, ...accepted: string[]): CountedQuestion => ({
  id,
  title: `Question ${id}`,
  revision: 3,
  item: itemOf({
    answers: accepted.map((text, index) => ({
      id: `${id}-${index}`,
      correct: true,
      is_free_response: true,
      free_response_answer: text,
      is_exact_match: false,
    })),
  }),
});
const chose = (id: string, ...letters: string[]): GivenEntry =>
  anEntry(id, { givenAnswerIds: letters.map((letter) => `${id}-${letter}`) });
const wrote = (id: string, text: string): GivenEntry => anEntry(id, { freeResponseGivenAnswer: text });

describe('a section that is submitted', () => {
  it('has each entry judged; the entry then has the key, the title and the revision of its question [TST-024]', () => {
    const { judged, correct, questions } = judgeSection(
      [choice('1', 'b'), choice('2', 'a', 'c'), typed('3', '1/2', '7')],
      [chose('1', 'b'), chose('2', 'a'), wrote('3', '0.5')],
    );
    expect(Object.fromEntries(judged)).toEqual({
      1: {
        isCorrect: true,
        correctAnswerIds: ['1-b'],
        freeResponseCorrectAnswer: '',
        isFreeResponse: false,
        title: 'Question 1',
        revision: 3,
      },
      2: expect.objectContaining({ isCorrect: false, correctAnswerIds: ['2-a', '2-c'] }),
      3: expect.objectContaining({ isCorrect: true, freeResponseCorrectAnswer: '1/2', isFreeResponse: true }),
    });
    expect({ correct, questions }).toEqual({ correct: 2, questions: 3 });
  });

  it('counts unanswered questions as wrong, and ignores deleted ones', () => {
    const { judged, correct, questions } = judgeSection(
      [choice('1', 'b'), choice('2', 'a'), choice('3', 'd')],
      [chose('1', 'b'), anEntry('2', { markUncertain: true }), chose('gone', 'b')],
    );
    expect({ correct, questions }).toEqual({ correct: 1, questions: 3 });
    expect(judged.get('2')).toMatchObject({ isCorrect: false });
    expect(judged.get('gone')).toBeNull();
    expect(judged.has('3')).toBe(false);
  });

  it('counts an answer of the wrong kind as wrong', () => {
    const { correct } = judgeSection([choice('1', 'b'), typed('2', '7')], [wrote('1', 'b'), chose('2', 'a')]);
    expect(correct).toBe(0);
  });

  it('never has more right answers than questions or entries', () => {
    const letters = fc.subarray(['a', 'b', 'c', 'd']);
    const keys = fc.array(letters, { maxLength: 8 });
    fc.assert(
      fc.property(keys, fc.array(fc.tuple(fc.nat(9), letters), { maxLength: 10 }), (correctOf, given) => {
        const counted = correctOf.map((correct, at) => choice(`${at}`, ...correct));
        const byQuestion = new Map(given.map(([at, chosen]) => [at, chose(`${at}`, ...chosen)]));
        const { correct, questions, judged } = judgeSection(counted, [...byQuestion.values()]);
        expect(questions).toBe(counted.length);
        expect(judged.size).toBe(byQuestion.size);
        expect(correct).toBeLessThanOrEqual(Math.min(questions, byQuestion.size));
      }),
    );
  });
});
