import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestEntry } from '../../contract/tests.ts';
import { anEntry } from '../../test-entries/testing/an-entry.ts';
import { readEntries } from './read-entries.ts';

const question = '0190e000-0000-7000-8000-00000000000a';
const other = '0190e000-0000-7000-8000-00000000000b';
const read = (value: unknown, maxEntries = 60) => readEntries(JSON.stringify(value), maxEntries);

describe('the entries of a section', () => {
  it('are read as they were sent [TST-024]', () => {
    const entry = anEntry(question, {
      givenAnswerIds: [other],
      struckAnswerIds: [question],
      markUncertain: true,
      rev: 4,
      timeSpent: 31,
    });
    expect(read([entry, anEntry(other)])).toMatchObject({
      entries: [
        {
          entry: {
            questionId: question,
            givenAnswerIds: [other],
            struckAnswerIds: [question],
            markUncertain: true,
            isComplete: true,
            rev: 4,
          },
          timeSpent: 31,
        },
        { entry: { questionId: other, isComplete: false } },
      ],
      error: null,
    });
  });

  it('ignore keys and verdicts from the client, and are not complete without an answer', () => {
    const { entries } = read([
      anEntry(question, { correctAnswerIds: [other], isCorrect: true, freeResponseCorrectAnswer: '7' }),
      anEntry(other, { isComplete: true, freeResponseGivenAnswer: ' \n' }),
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/correct/i);
    expect(entries?.map(({ entry }) => entry.isComplete)).toEqual([false, false]);
  });

  it.each([
    ['no JSON', 'nothing', 'expected the JSON text of a list of entries'],
    ['half a JSON', '[{"questionId":', 'expected the JSON text of a list of entries'],
    ['an empty text', '', 'expected the JSON text of a list of entries'],
    ['no list', '{"questionId":"x"}', 'expected a list of entries'],
    ['null', 'null', 'expected a list of entries'],
    ['a number in the list', '[7]', 'entry 1: expected an object'],
    ['a list in the list', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'entry 1: expected an object'],
    ['a prototype', '[{"__proto__":{"rev":1}}]', 'entry 1, questionId: is missing or not as expected'],
  ])('are rejected with what to correct: %s', (_, json, error) => {
    expect(readEntries(json, 60)).toEqual({ entries: null, error });
  });

  it.each([
    ['questionId', 'x'],
    ['rev', -1],
    ['rev', 1.5],
    ['rev', 1_000_001],
    ['timeSpent', 1e300],
    ['timeSpent', null],
    ['givenAnswerIds', 'all'],
    ['givenAnswerIds', ['A']],
    ['struckAnswerIds', Array.from({ length: 21 }, () => other)],
    ['freeResponseGivenAnswer', 'x'.repeat(1_001)],
    ['freeResponseGivenAnswer', 7],
    ['markUncertain', 'true'],
  ])('are rejected with the name of the invalid field: %s %j', (field, value) => {
    expect(read([anEntry(other), { ...anEntry(question), [field]: value }])).toEqual({
      entries: null,
      error: `entry 2, ${field}: is missing or not as expected`,
    });
  });

  it.each(['7\0', '\ud800'])('are rejected with text that cannot be stored: %j', (text) => {
    expect(read([anEntry(question, { freeResponseGivenAnswer: text })]).error).toBe(
      'entry 1, freeResponseGivenAnswer: holds a character that text cannot hold; remove it',
    );
  });

  it('are rejected if a question is repeated, also in upper case, or if there are too many', () => {
    const twice = [anEntry(question), anEntry(other), anEntry(question.toUpperCase())];
    expect(read(twice).error).toBe('entry 3: the same question as an entry before it');
    expect(read(twice, 2).error).toBe('expected at most 2 entries, one for each question of the section');
  });

  it('are accepted if and only if the schema of the contract accepts them', () => {
    const bent = fc
      .tuple(fc.constantFrom(...Object.keys(TestEntry.shape)), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
      .map(([field, value]) => ({ ...anEntry(question), [field]: value }));
    fc.assert(
      fc.property(fc.oneof(bent, fc.constant(anEntry(question))), (entry) => {
        expect(read([entry]).error === null).toBe(TestEntry.safeParse(JSON.parse(JSON.stringify(entry))).success);
      }),
    );
  });

  it('never make it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        const { entries, error } = readEntries(json, 3);
        expect(entries === null).toBe(error !== null);
      }),
    );
  });
});
