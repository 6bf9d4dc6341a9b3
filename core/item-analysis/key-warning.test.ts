import { describe, expect, it } from 'vitest';
import { type KeyFigures, keyWarning } from './key-warning.ts';

const choice = (letter: string, count: number, correct = false) => ({ letter, count, correct });
const withValue = (value: number, students = 30) => ({ value, students });
const aQuestion = (more: Partial<KeyFigures>): KeyFigures => ({
  ...{ students: 30, right: 19, discrimination: withValue(0.4), choices: [], wrongTexts: [] },
  ...more,
});

describe('a wrong text', () => {
  const typed = (right: number, ...counts: number[]) =>
    keyWarning(aQuestion({ right, wrongTexts: counts.map((count, at) => ({ text: at === 0 ? '0,5' : '5', count })) }));

  it('that was typed more often than the right answer may be right as well', () => {
    expect(typed(10, 14, 2)).toBe('“0,5” was typed by 14 of 30 students: it may be right as well.');
  });

  it('casts no doubt if as many students were right, or if few typed it', () => {
    expect([typed(14, 14), typed(2, 7), typed(2, 8)]).toEqual([null, null, expect.any(String)]);
  });
});

describe('a wrong choice', () => {
  const choices = [choice('A', 2), choice('B', 14), choice('C', 9, true), choice('D', 5)];
  const said = 'B was chosen by 14 of 30 students, the key C by 9: B may be right.';

  it('that was chosen more often than the key may be right if better students do not prefer the key', () => {
    expect(keyWarning(aQuestion({ choices, discrimination: withValue(0.09) }))).toBe(said);
    expect(keyWarning(aQuestion({ choices, discrimination: withValue(-0.5) }))).toBe(said);
  });

  it('casts no doubt if they prefer the key: it is a good distractor', () => {
    expect(keyWarning(aQuestion({ choices, discrimination: withValue(0.1) }))).toBeNull();
  });

  it('must be chosen by half of the students if there is no discrimination', () => {
    expect(keyWarning(aQuestion({ choices, discrimination: null }))).toBeNull();
    const half = [choice('A', 6, true), choice('B', 15), choice('C', 9)];
    expect(keyWarning(aQuestion({ choices: half, discrimination: null }))).toContain('B may be right');
  });

  it('is compared with the least chosen of several right choices', () => {
    const two = [choice('A', 25, true), choice('B', 14), choice('C', 9, true)];
    expect(keyWarning(aQuestion({ choices: two, discrimination: withValue(0) }))).toBe(said);
  });

  it('casts no doubt if the key was chosen as often, without a key, or without a wrong choice', () => {
    const discrimination = withValue(0);
    for (const these of [[choice('A', 9, true), choice('B', 9)], [choice('A', 9)], [choice('A', 9, true)]]) {
      expect(keyWarning(aQuestion({ choices: these, discrimination }))).toBeNull();
    }
  });
});

describe('a negative discrimination', () => {
  it.each([
    // 1.645 / √29 is 0.305.
    [30, -0.3, false],
    [30, -0.31, true],
    // 1.645 / √59 is 0.214.
    [60, -0.21, false],
    [60, -0.22, true],
    // 1.645 / √9,999 is 0.016, but a value so close to 0 never casts doubt: the limit is 0.1.
    [10_000, -0.09, false],
    [10_000, -0.1, true],
    [30, 0.31, false],
  ])('of %i students and %f casts doubt: %s', (students, value, doubted) => {
    const key =
      'Students who were right here did worse on the other questions than those who were wrong: the key may be wrong.';
    expect(keyWarning(aQuestion({ discrimination: withValue(value, students) }))).toBe(doubted ? key : null);
  });

  it('casts no doubt if there is no discrimination for this key', () => {
    expect(keyWarning(aQuestion({ discrimination: null }))).toBeNull();
  });
});
