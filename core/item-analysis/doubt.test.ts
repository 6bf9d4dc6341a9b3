import { describe, expect, it } from 'vitest';
import { doubtOf, type KeyFigures } from './doubt.ts';

const choice = (letter: string, count: number, correct = false) => ({ letter, count, correct });
const withValue = (value: number, students = 30) => ({ value, students });
const aQuestion = (more: Partial<KeyFigures>): KeyFigures => ({
  ...{ students: 30, right: 19, discrimination: withValue(0.4), choices: [], wrongTexts: [] },
  ...more,
});

describe('a wrong text', () => {
  const typed = (right: number, ...counts: number[]) =>
    doubtOf(aQuestion({ right, wrongTexts: counts.map((count, at) => ({ text: at === 0 ? '0,5' : '5', count })) }));

  it('that more students typed than were right may be right as well', () => {
    expect(typed(10, 14, 2)).toBe('“0,5” was typed by 14 of 30 students: it may be right as well.');
  });

  it('is a common slip where as many were right, and chance where few agree on it', () => {
    expect([typed(14, 14), typed(2, 7), typed(2, 8)]).toEqual([null, null, expect.any(String)]);
  });
});

describe('a wrong choice', () => {
  const choices = [choice('A', 2), choice('B', 14), choice('C', 9, true), choice('D', 5)];
  const said = 'B was chosen by 14 of 30 students, the key C by 9: B may be right.';

  it('that more students took than the key may be right where the better ones do not prefer the key', () => {
    expect(doubtOf(aQuestion({ choices, discrimination: withValue(0.09) }))).toBe(said);
    expect(doubtOf(aQuestion({ choices, discrimination: withValue(-0.5) }))).toBe(said);
  });

  it('is a good distractor of a hard question where they do', () => {
    expect(doubtOf(aQuestion({ choices, discrimination: withValue(0.1) }))).toBeNull();
  });

  it('must have half of the students where nobody can say who the better ones are', () => {
    expect(doubtOf(aQuestion({ choices, discrimination: null }))).toBeNull();
    const half = [choice('A', 6, true), choice('B', 15), choice('C', 9)];
    expect(doubtOf(aQuestion({ choices: half, discrimination: null }))).toContain('B may be right');
  });

  it('of several that are right is compared with the one that fewest took', () => {
    const two = [choice('A', 25, true), choice('B', 14), choice('C', 9, true)];
    expect(doubtOf(aQuestion({ choices: two, discrimination: withValue(0) }))).toBe(said);
  });

  it('is nothing beside as many, beside no key, and without a wrong one', () => {
    const discrimination = withValue(0);
    for (const these of [[choice('A', 9, true), choice('B', 9)], [choice('A', 9)], [choice('A', 9, true)]]) {
      expect(doubtOf(aQuestion({ choices: these, discrimination }))).toBeNull();
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
    // 1.645 / √9,999 is 0.016: what is so near to 0 is no wrong key, however sure it is.
    [10_000, -0.09, false],
    [10_000, -0.1, true],
    [30, 0.31, false],
  ])('of %i students and %f casts doubt: %s', (students, value, doubted) => {
    const key =
      'Students who were right here did worse on the other questions than those who were wrong: the key may be wrong.';
    expect(doubtOf(aQuestion({ discrimination: withValue(value, students) }))).toBe(doubted ? key : null);
  });

  it('is none where it tells of another key', () => {
    expect(doubtOf(aQuestion({ discrimination: null }))).toBeNull();
  });
});
