import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSameKey } from './checks.ts';
import { choiceJudging } from './choices/judging.ts';
import { afterLetter, chosenIds, givenText, isNothing, nothingGiven } from './given.ts';
import type { Checks, Judging, KindData, QuestionKind, QuestionOf } from './kind.ts';
import { judge, judging } from './lazy/judging.ts';
import { oneChoiceChecks } from './one-choice/checks.ts';
import { type Item, type KindsData, kinds } from './registry.ts';
import { severalChoicesChecks } from './several-choices/checks.ts';
import { studentProducedChecks } from './student-produced/checks.ts';
import { type OrderData, order, orderChecks, orderGiven, orderJudging, orderQuestion } from './testing/order.ts';
import { typedChecks } from './typed/checks.ts';

/** All parts of a kind, and what to try them with. */
type KindInTest<Data extends KindData> = {
  kind: QuestionKind<Data>;
  judging: Judging<Data>;
  checks: Checks<Data>;
  question: fc.Arbitrary<QuestionOf<Data>>;
  given: fc.Arbitrary<Data['given']>;
};
type AllKinds = KindsData & { order: OrderData };

const ids = ['a', 'b', 'c', 'd'];
const chosen = fc.record({ answerIds: fc.subarray(ids) });
const choiceQuestion = (minLength: number, maxLength: number) =>
  fc.subarray(ids, { minLength, maxLength }).map((correctIds) => ({ spec: { choices: ids }, key: { correctIds } }));
const text = fc.oneof(fc.constantFrom('12', '3/4', ' ', '1,', '5%', '1 1/2', 'x + 1'), fc.string());

const tested: { readonly [Name in keyof AllKinds]: KindInTest<AllKinds[Name]> } = {
  'one-choice': {
    kind: kinds['one-choice'],
    judging: choiceJudging,
    checks: oneChoiceChecks,
    question: choiceQuestion(0, 1),
    given: chosen,
  },
  'several-choices': {
    kind: kinds['several-choices'],
    judging: choiceJudging,
    checks: severalChoicesChecks,
    question: choiceQuestion(2, 4),
    given: chosen,
  },
  typed: {
    kind: kinds.typed,
    judging: judging.typed,
    checks: typedChecks,
    question: fc.record({
      spec: fc.record({ symbol: fc.string(), symbolLeft: fc.boolean() }),
      key: fc.record({ entries: fc.array(fc.record({ text, exact: fc.boolean() }), { maxLength: 3 }) }),
    }),
    given: fc.record({ text }),
  },
  'student-produced': {
    kind: kinds['student-produced'],
    judging: judging['student-produced'],
    checks: studentProducedChecks,
    question: fc.record({ spec: fc.constant({}), key: fc.record({ values: fc.array(text, { maxLength: 3 }) }) }),
    given: fc.record({ text }),
  },
  order: { kind: order, judging: orderJudging, checks: orderChecks, question: orderQuestion, given: orderGiven },
};

function checkKind<Data extends KindData>({ kind, judging: own, checks, question, given }: KindInTest<Data>): void {
  expect(kind.isGiven(kind.empty)).toBe(true);
  expect(kind.isEmpty(kind.empty)).toBe(true);
  expect(kind.chosenIds(kind.empty)).toEqual([]);
  fc.assert(
    fc.property(question, question, given, (one, other, some) => {
      expect(checks.isSameKey(one.key, JSON.parse(JSON.stringify(one.key)))).toBe(true);
      if (checks.isSameKey(one.key, other.key))
        expect(own.judge(other.key, some).right).toBe(own.judge(one.key, some).right);
      expect(kind.isGiven(some)).toBe(true);
      expect(JSON.parse(JSON.stringify(some))).toEqual(some);
      expect(own.judge(one.key, kind.empty).right).toBe(false);
      const { right } = own.judge(one.key, some);
      if (right) expect(checks.canBeRight(one)).toBe(true);
      if (kind.isEmpty(some)) expect(right).toBe(false);
      for (const sentence of [own.slip(one.key, some), own.hint(some)])
        if (sentence !== null) expect(sentence).toMatch(/^[A-Z].*\.$/);
      for (const predicate of checks.refused(one)) expect(predicate).toMatch(/^has /);
      expect(checks.outcomes(one).right !== null).toBe(checks.canBeRight(one));
      expect(JSON.stringify(own.seal(one))).not.toMatch(/correctIds|entries|values|rightOrder/);
    }),
  );
}

describe('each kind of questions, also one that only tests have', () => {
  it('has all its parts, which agree with each other: one choice', () => checkKind(tested['one-choice']));
  it('has all its parts, which agree with each other: several choices', () => checkKind(tested['several-choices']));
  it('has all its parts, which agree with each other: typed', () => checkKind(tested.typed));
  it('has all its parts, which agree with each other: student-produced', () => checkKind(tested['student-produced']));
  it('has all its parts, which agree with each other: order', () => checkKind(tested.order));

  it('does not compile without one of its parts', () => {
    // @ts-expect-error: the kind has no first part
    const first: { readonly [Name in keyof AllKinds]: QuestionKind<AllKinds[Name]> } = kinds;
    // @ts-expect-error: the kind has no second part
    const second: { readonly [Name in keyof AllKinds]: Judging<AllKinds[Name]> } = judging;
    expect([Object.keys(first), Object.keys(second)]).toEqual([Object.keys(judging), Object.keys(kinds)]);
  });
});

it('has the same key in another order of its answers, and another key if one more is right', () => {
  const choices = (...correctIds: string[]): Item => ({
    kind: 'several-choices',
    spec: { choices: ids },
    key: { correctIds },
  });
  expect(hasSameKey(choices('a', 'b'), choices('b', 'a'))).toBe(true);
  expect(hasSameKey(choices('a', 'b'), choices('a', 'b', 'c'))).toBe(false);
  expect(hasSameKey(choices('a'), { ...choices('a'), kind: 'one-choice' } as Item)).toBe(false);
  const typed = (exact: boolean, symbol = ''): Item => ({
    kind: 'typed',
    spec: { symbol, symbolLeft: false },
    key: { entries: [{ text: '1/2', exact }] },
  });
  expect(hasSameKey(typed(true), typed(true, '%'))).toBe(true);
  expect(hasSameKey(typed(true), typed(false))).toBe(false);
});

describe('what is given', () => {
  const typed: Item = {
    kind: 'typed',
    spec: { symbol: '', symbolLeft: false },
    key: { entries: [{ text: '4', exact: true }] },
  };
  const choice: Item = { kind: 'one-choice', spec: { choices: ids }, key: { correctIds: ['b'] } };

  it('is wrong as an answer to a question of another kind, and counts as nothing there', () => {
    expect(judge(typed, { answerIds: ['4'] }).right).toBe(false);
    expect(judge(choice, { text: 'b' }).right).toBe(false);
    expect(isNothing('typed', { answerIds: ['4'] })).toBe(true);
    expect(isNothing('one-choice', { text: 'b' })).toBe(true);
  });

  it('changes with the letters of choices: one replaces another, several are added and removed', () => {
    const press = (kind: Item['kind'], ...letters: string[]) =>
      letters.reduce((given, letter) => afterLetter(kind, given, letter), nothingGiven(kind));
    expect(press('one-choice', 'a', 'c')).toEqual({ answerIds: ['c'] });
    expect(press('several-choices', 'a', 'c', 'b', 'c')).toEqual({ answerIds: ['a', 'b'] });
    const line = { text: '4' };
    expect(afterLetter('typed', line, 'a')).toBe(line);
  });

  it('has a text, and the chosen answers if it is a choice', () => {
    const textOf = (id: string) => `answer ${id}`;
    expect(givenText({ answerIds: ['a', 'b'] }, textOf)).toBe('answer a; answer b');
    expect(givenText({ text: '3/4' }, textOf)).toBe('3/4');
    expect(chosenIds({ answerIds: ['a'] })).toEqual(['a']);
    expect(chosenIds({ text: 'a' })).toEqual([]);
  });
});
