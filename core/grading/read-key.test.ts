import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperSections } from '../exams/exam-editions.ts';
import { sheetErrorText } from '../scores/sheet-rows.ts';
import { withCell } from '../scores/testing/tables.ts';
import type { Family } from '../wire/exams/exam-family.ts';
import { gradeSheet } from './grade-sheet.ts';
import { readKey } from './read-key.ts';
import { keySheet, rightSheet } from './testing/keys.ts';

const families: Family[] = ['sat', 'act'];

describe('the answer key of a paper', () => {
  it.each(families)('of a complete %s is read, and accepts its own answers', (family) => {
    const { key, error } = readKey(family, keySheet(family));
    expect(error).toBeNull();
    for (const section of paperSections(family)) {
      const own = key?.[section.type] ?? [];
      expect(own).toHaveLength(section.questions);
      expect(gradeSheet(section, own, rightSheet(section))).toEqual([]);
    }
  });

  it('is read by column headers in any order, else by position', () => {
    const whole = readKey('sat', keySheet('sat')).key;
    expect(
      readKey(
        'sat',
        keySheet('sat').map((row) => row.toReversed()),
      ).key,
    ).toEqual(whole);
    const typed = keySheet('sat').with(0, ['No.', 'Reading', 'Writing', 'MathNoCalc', 'math calc']);
    expect(readKey('sat', typed).key).toEqual(whole);
    expect(readKey('sat', keySheet('sat').with(0, ['a', 'b', 'c', 'd', 'e'])).key).toEqual(whole);
  });

  it('may omit a section, and accepts several answers with ";" between, also in lower case', () => {
    const mathsOnly = keySheet('act').map((row, at) =>
      at ? row.map((cell, column) => ([0, 2].includes(column) ? cell : '')) : row,
    );
    const { key } = readKey('act', withCell(withCell(mathsOnly, 2, 2, 'a; E'), 3, 2, 'k'));
    expect(Object.keys(key ?? {})).toEqual(['Mathematics']);
    expect(key?.Mathematics?.slice(0, 2)).toEqual([['A', 'E'], ['K']]);
    expect(readKey('act', [])).toEqual({ key: {}, error: null });
  });

  const bad: [string, Family, string[][], string, string][] = [
    [
      'a letter that the question does not have',
      'act',
      withCell(keySheet('act'), 3, 1, 'A'),
      'B3',
      'Question 2 of English has the letters F, G, H, J: “A” is none of them.',
    ],
    [
      'a fifth letter where there are four',
      'sat',
      withCell(keySheet('sat'), 2, 1, 'E'),
      'B2',
      'Question 1 of Reading has the letters A, B, C, D: “E” is none of them.',
    ],
    [
      'words where a number is typed',
      'sat',
      withCell(keySheet('sat'), 17, 3, 'two'),
      'D17',
      'Question 16 of Math - No Calculator takes a number or a range such as 1.5-2.5: “two” is neither.',
    ],
    [
      'a range backwards',
      'sat',
      withCell(keySheet('sat'), 17, 3, '3-2'),
      'D17',
      'Question 16 of Math - No Calculator takes a number or a range such as 1.5-2.5: “3-2” is neither.',
    ],
    [
      'nothing between two ";"',
      'sat',
      withCell(keySheet('sat'), 2, 1, 'A;;B'),
      'B2',
      'Question 1 of Reading has the letters A, B, C, D: “” is none of them.',
    ],
    [
      'a question without an answer',
      'act',
      withCell(keySheet('act'), 9, 4, '-'),
      'E9',
      'Science has no answer for question 8.',
    ],
    [
      'a key that ends early',
      'act',
      keySheet('act').slice(0, -1),
      'B75',
      'English has no answer for question 75: the key ends before it.',
    ],
    ['an answer too many', 'act', withCell(keySheet('act'), 62, 2, 'A'), 'C62', 'Mathematics has only 60 questions.'],
    [
      'a number left out',
      'act',
      keySheet('act').toSpliced(4, 1),
      'A5',
      'Question 4 is expected here, but 5 stands there.',
    ],
    [
      'a number twice',
      'act',
      withCell(keySheet('act'), 5, 0, '3'),
      'A5',
      'Question 4 is expected here, but 3 stands there.',
    ],
    [
      'no number',
      'act',
      withCell(keySheet('act'), 5, 0, 'four'),
      'A5',
      'The question number “four” is not a number from 1.',
    ],
    [
      'too few columns',
      'act',
      keySheet('act').map((row) => row.slice(0, 4)),
      'E1',
      'The table has 4 columns, but needs 5.',
    ],
  ];
  it.each(bad)('is rejected with a cell and a reason for %s', (_, family, sheet, cell, reason) => {
    const { key, error } = readKey(family, sheet);
    expect([key, error && sheetErrorText(error)]).toEqual([null, `${cell}: ${reason}`]);
  });

  it('of arbitrary cells is read or rejected, and never throws', () => {
    const cell = fc.oneof(
      fc.constantFrom('', '1', '2', 'A', 'F', '1-2', '--', '1/0', ';', '9'.repeat(200)),
      fc.string({ maxLength: 200 }),
    );
    const sheet = fc.array(fc.array(cell, { maxLength: 20 }), { maxLength: 30 });
    const headed = sheet.map((rows) => [
      ['Question', 'x', 'y', 'z', 'w'],
      ...rows.map((row, at) => [String(at + 1), ...row.slice(0, 4)]),
    ]);
    fc.assert(
      fc.property(fc.oneof(sheet, headed), fc.constantFrom(...families), (rows, family) => {
        const { key, error } = readKey(family, rows);
        expect((key === null) !== (error === null)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
