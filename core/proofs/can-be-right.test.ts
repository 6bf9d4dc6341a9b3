import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newMastery, runIsFull, stepMastery } from '../mastery/mastery.ts';
import { nextInSet } from '../mastery/next-in-set.ts';
import { allowsFullRun, canBeRight } from './can-be-right.ts';
import { aChoice, aTyped } from './testing/authored-question.ts';

describe('a question can be right', () => {
  it.each([
    ['with a right choice', [aChoice('A', false), aChoice('B', true)], true],
    ['with all choices right', [aChoice('A', true), aChoice('B', true)], true],
    ['with a key that is typed', [aTyped('3/4')], true],
    ['with one typeable key of several', [aTyped(''), aTyped('0.5')], true],
    ['but not without answers', [], false],
    ['but not without a right one', [aChoice('A', false), aChoice('B', false)], false],
    ['but not with an empty key', [aTyped('  ')], false],
    ['but not with a key that ends with a comma, which cannot be typed', [aTyped('3,')], false],
  ])('%s', (_what, answers, right) => {
    expect(canBeRight({ answers })).toBe(right);
  });

  it('but not with a right choice beyond the sixth, which students do not see', () => {
    const seven = (rightAt: number[]) => Array.from({ length: 7 }, (_, at) => aChoice(`${at}`, rightAt.includes(at)));
    expect([seven([5]), seven([6]), seven([0, 6])].map((answers) => canBeRight({ answers }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** Simulates a student who is right whenever possible, for enough steps to repeat the questions. */
function bestStudent(canBe: readonly boolean[]): boolean {
  const questions = canBe.map((right, position) => ({ id: `${position}`, position, is_hidden: false, right }));
  let at = nextInSet(questions, null);
  let state = newMastery;
  for (let step = 0; at && step < 3 * questions.length + 8; step += 1) {
    const next = nextInSet(questions, at);
    const given = { question_id: at.id, right: at.right, next: next?.id ?? null, total_questions: questions.length };
    state = stepMastery(state, { kind: 'answered', ...given });
    if (runIsFull(state)) return true;
    at = next;
  }
  return false;
}

describe('a set allows four in a row', () => {
  it('exactly when a student who is right whenever possible gets there', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 14 }), (canBe) => {
        expect([canBe, allowsFullRun(canBe)]).toEqual([canBe, bestStudent(canBe)]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [[], false],
    [[true], true],
    [[false], false],
    [[true, true, true, false], false],
    [[true, true, true, true, false], true],
    [[true, true, false, true, true], true],
  ])('%j: %s', (canBe, four) => {
    expect(allowsFullRun(canBe)).toBe(four);
  });
});
