import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStoredKind, type StoredKind, storedKinds } from '../kinds/stored-kinds.ts';
import { anAnswer, anId } from '../practice/testing/practice-questions.ts';
import { authoredItem, typedAnswers } from './authored-item.ts';
import { hasUnknownKind, itemOf, type WireAnswer } from './item-of.ts';

const choice = (n: number, correct = false) => anAnswer(n, { correct });
const typed = (n: number, text: string, more: Partial<WireAnswer> = {}) =>
  anAnswer(n, { is_free_response: true, free_response_answer: text, ...more });

const anyAnswers: fc.Arbitrary<WireAnswer[]> = fc
  .array(
    fc.record({
      correct: fc.boolean(),
      is_free_response: fc.boolean(),
      free_response_answer: fc.string(),
      is_exact_match: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((fields, at) => ({ id: anId(at), ...fields })));

describe('the item of a question', () => {
  it('has one choice, or several if more than one is right, those after the sixth included', () => {
    expect(itemOf({ answers: [choice(1), choice(2, true)] })).toEqual({
      kind: 'one-choice',
      spec: { choices: [anId(1), anId(2)] },
      key: { correctIds: [anId(2)] },
    });
    expect(itemOf({ answers: [choice(1, true), choice(2, true)] }).kind).toBe('several-choices');
    expect(itemOf({ answers: [1, 2, 3, 4, 5, 6, 7].map((n) => choice(n, n === 1 || n === 7)) }).kind).toBe(
      'several-choices',
    );
    expect(itemOf({ answers: [] }).kind).toBe('one-choice');
  });

  it('is typed if one answer is a free response, and accepts each, whatever its mark', () => {
    const answers = [
      choice(1, true),
      typed(2, '1/2', { is_exact_match: true, symbol: '%' }),
      typed(3, '2', { symbol: '$', symbol_position_left: true }),
    ];
    expect(itemOf({ answers })).toEqual({
      kind: 'typed',
      spec: { symbol: '%', symbolLeft: false },
      key: {
        entries: [
          { text: '1/2', exact: true },
          { text: '2', exact: false },
        ],
      },
    });
  });

  it('loses no choice, no right one and no accepted text', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const item = itemOf({ answers });
        const free = answers.filter((answer) => answer.is_free_response);
        expect(item.kind === 'typed').toBe(free.length > 0);
        if (item.kind === 'typed') {
          expect(item.key.entries.map(({ text }) => text)).toEqual(free.map((one) => one.free_response_answer));
          expect(typedAnswers({ answers }).map(({ correct }) => correct)).toEqual(free.map(({ correct }) => correct));
        } else if (item.kind !== 'student-produced') {
          expect(item.spec.choices).toEqual(answers.map(({ id }) => id));
          expect(answers.map(({ id }) => item.key.correctIds.includes(id))).toEqual(
            answers.map(({ correct }) => correct),
          );
        }
      }),
    );
  });

  it('is of the kind that the question names, with each typed answer as a value, unless it has a choice', () => {
    const kind = 'student-produced';
    const answers = [typed(1, '2/3', { is_exact_match: true, symbol: '%' }), typed(2, '7')];
    expect(itemOf({ kind, answers })).toEqual({ kind, spec: {}, key: { values: ['2/3', '7'] } });
    expect(itemOf({ kind: null, answers }).kind).toBe('typed');
    expect(itemOf({ kind, answers: [choice(1, true), choice(2)] }).kind).toBe('one-choice');
    expect(itemOf({ kind, answers: [choice(1, true), ...answers] }).kind).toBe('typed');
  });

  it('is read as before, if its kind is of a newer version, which clients ask first', () => {
    const newer = { kind: 'essay' as StoredKind, answers: [typed(1, '7')] };
    expect(itemOf(newer).kind).toBe('typed');
    expect([newer, { kind: 'student-produced' }, { kind: null }, {}].map(hasUnknownKind)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(storedKinds).toEqual(['student-produced']);
    expect(['typed', 'toString', ''].filter(isStoredKind)).toEqual([]);
  });

  it('is of the kind that its author chose as long as it has no answers', () => {
    expect(authoredItem({ answers: [], is_free_response: true })).toMatchObject({
      kind: 'typed',
      key: { entries: [] },
    });
    expect(authoredItem({ answers: [], is_free_response: false }).kind).toBe('one-choice');
    expect(authoredItem({ kind: 'student-produced', answers: [], is_free_response: true })).toMatchObject({
      kind: 'student-produced',
      key: { values: [] },
    });
    expect(authoredItem({ kind: 'student-produced', answers: [], is_free_response: false }).kind).toBe('one-choice');
    expect(authoredItem({ answers: [choice(1)], is_free_response: true }).kind).toBe('one-choice');
  });
});
