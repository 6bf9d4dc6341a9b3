import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperSections } from '../exams/exam-editions.ts';
import { type Family, familyNames } from '../wire/exams/exam-family.ts';
import { gradeSheet } from './grade-sheet.ts';
import { lettersOf, sectionOf } from './letters-of.ts';
import { readKey } from './read-key.ts';
import { keySheet, rightSheet } from './testing/keys.ts';
import { isWithin, readTypedKey, typedFormatError } from './typed-answer.ts';

function section(family: Family, type: string) {
  const found = sectionOf(family, type);
  if (!found) throw new Error(`no section ${type}`);
  return found;
}
const letters = (family: Family, type: string, number: number) => lettersOf(section(family, type), number)?.join('');

describe('the letters of a question', () => {
  it('are A to D in a SAT; F to J for even numbers of an ACT; one more in Mathematics', () => {
    expect([1, 2].map((number) => letters('sat', 'Reading', number))).toEqual(['ABCD', 'ABCD']);
    expect([1, 2].map((number) => letters('act', 'Science', number))).toEqual(['ABCD', 'FGHJ']);
    expect([59, 60].map((number) => letters('act', 'Mathematics', number))).toEqual(['ABCDE', 'FGHJK']);
  });

  it('are null from question 16 (no calculator) and 31 (calculator), where answers are typed', () => {
    expect([15, 16, 20].map((number) => letters('sat', 'MathNoCalc', number))).toEqual(['ABCD', undefined, undefined]);
    expect([30, 31, 38].map((number) => letters('sat', 'MathCalc', number))).toEqual(['ABCD', undefined, undefined]);
  });
});

describe('a typed answer on the sheet', () => {
  const right: [given: string, key: string][] = [
    ['3/4', '0.75'],
    ['.75', '3/4'],
    ['0.33', '1/3'],
    ['.333', '1/3'],
    ['1,250', '1250'],
    ['1.5', '1.5-2.5'],
    ['5/2', '1.5–2.5'],
    ['2.504', '1.5 - 2.5'],
    ['.4', '1/3-1/2'],
    ['-1', '-2--1'],
    ['−1.5', '-2–-1'],
    ['3', '-3-5'],
  ];
  it.each(right)('%s is right by the key %s', (given, key) => {
    const range = readTypedKey(key);
    expect(range && isWithin(given, range)).toBe(true);
  });

  const wrong: [given: string, key: string][] = [
    ['.7', '3/4'],
    ['1.49', '1.5-2.5'],
    ['2.51', '1.5-2.5'],
    ['', '0'],
    ['2-3', '2-3'],
    ['two', '2'],
    ['1 1/2', '1.5'],
  ];
  it.each(wrong)('%j is wrong by the key %s', (given, key) => {
    const range = readTypedKey(key);
    expect(range && isWithin(given, range)).toBe(false);
  });

  it('is right from end to end of a range and wrong outside it, with a hyphen or an en dash', () => {
    const cents = fc.integer({ min: 0, max: 99_999 });
    const text = (value: number) => (value / 100).toFixed(2);
    fc.assert(
      fc.property(cents, cents, cents, fc.constantFrom('-', '–', ' - ', ' – '), (one, other, given, dash) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const range = readTypedKey(`${text(from)}${dash}${text(to)}`);
        if (!range) throw new Error('not a range');
        expect(isWithin(text(given), range)).toBe(given >= from && given <= to);
        expect([isWithin(text(from), range), isWithin(text(to), range)]).toEqual([true, true]);
      }),
    );
  });

  it('has a format error if it is not a number, and none if it is empty', () => {
    expect(['', ' 3/4 ', '.5', '-2'].map(typedFormatError)).toEqual([null, null, null, null]);
    expect(typedFormatError('3,')).toContain('comma');
    expect(typedFormatError('1 1/2')).toContain('3/2');
  });
});

describe('a sheet', () => {
  it('counts as wrong what differs from the key or is not answered', () => {
    const maths = section('act', 'Mathematics');
    const key = readKey('act', keySheet('act')).key?.Mathematics ?? [];
    const sheet = { ...rightSheet(maths), 1: 'A', 7: '', 60: ' ' };
    expect(key[0]).not.toContain('A');
    expect(gradeSheet(maths, key, sheet)).toEqual([1, 7, 60]);
    expect(gradeSheet(maths, key, {})).toHaveLength(60);
  });

  it('accepts any of several accepted answers, including typed ones and ranges', () => {
    const noCalc = section('sat', 'MathNoCalc');
    const key = (readKey('sat', keySheet('sat')).key?.MathNoCalc ?? [])
      .with(15, ['3', '4.5-5.5', '7/2'])
      .with(0, ['A', 'C']);
    const wrongWith = (sixteenth: string, first = 'A') =>
      gradeSheet(noCalc, key, { ...rightSheet(noCalc), 1: first, 16: sixteenth });
    expect(['3', '3.0', '5', '3.5'].flatMap((answer) => wrongWith(answer))).toEqual([]);
    expect([wrongWith('4'), wrongWith('3', 'B'), wrongWith('3,'), wrongWith('3', 'c')]).toEqual([[16], [1], [16], []]);
  });

  it('with arbitrary content is graded without throwing, with no more right answers than entries', () => {
    const given = fc.dictionary(
      fc.oneof(fc.integer({ min: -2, max: 80 }).map(String), fc.constantFrom('__proto__', 'toString', 'constructor')),
      fc.oneof(fc.constantFrom('A', 'B', 'F', 'K', '1/2', '8', '1-100', '\u0000'), fc.string()),
    );
    const places = familyNames.flatMap((family) => paperSections(family).map((found) => [family, found] as const));
    fc.assert(
      fc.property(fc.constantFrom(...places), given, ([family, found], sheet) => {
        const key = readKey(family, keySheet(family)).key?.[found.type] ?? [];
        const wrong = gradeSheet(found, key, sheet);
        expect(
          wrong.every((number, at) => number >= 1 && number <= found.questions && number > (wrong[at - 1] ?? 0)),
        ).toBe(true);
        expect(found.questions - wrong.length).toBeLessThanOrEqual(Object.keys(sheet).length);
      }),
      { numRuns: 300 },
    );
  });
});
