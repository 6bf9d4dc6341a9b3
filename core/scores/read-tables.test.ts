import { describe, expect, it } from 'vitest';
import type { Scale, TableResult } from './conversion-table.ts';
import { readActTable } from './internal/read-act-table.ts';
import { readSatTable } from './internal/read-sat-table.ts';
import { sheetErrorText } from './sheet-rows.ts';
import { actTable, satTable, withCell } from './testing/tables.ts';

/** The error message of a rejected table; null if it was read. */
function refusal({ table, error }: TableResult): string | null {
  return table === null && error ? sheetErrorText(error) : null;
}

function at(scale: Scale | undefined, ...raws: number[]): (number | undefined)[] {
  return raws.map((raw) => scale?.get(raw));
}

describe('a SAT’s conversion table', () => {
  it('has 4 columns: raw, math, reading, writing, the shorter ones blank at the end [SCO-003]', () => {
    const { table, error } = readSatTable(satTable());
    expect(error).toBeNull();
    expect(at(table?.math, 0, 29, 58)).toEqual([200, 500, 800]);
    expect(at(table?.Reading, 0, 52, 53)).toEqual([10, 40, undefined]);
    expect(at(table?.Writing, 44, 45)).toEqual([40, undefined]);
    expect(readSatTable(satTable().map((row) => row.slice(0, 3))).error).toEqual({
      row: 1,
      column: 3,
      reason: 'The table has 3 columns, but needs 4.',
    });
    expect(readSatTable(satTable().map((row) => [...row, 'x'])).error?.reason).toContain('5 columns');
  });

  it('is read by headers in any order, else by position; blank cells and rows are ignored', () => {
    const sound = readSatTable(satTable()).table;
    const turned = satTable().map(([raw, math, reading, writing]) => [reading, raw, writing, math].map(String));
    expect(readSatTable(turned).table).toEqual(sound);
    const nameless = satTable().with(0, ['\uFEFF#', 'a', 'b', 'c']);
    expect(readSatTable(nameless).table).toEqual(sound);
    const untidy = [...satTable().map((row) => [...row.map((cell) => ` ${cell || '—'}\u00A0`), '', '-']), [], ['', '']];
    expect(readSatTable(untidy).table).toEqual(sound);
    expect(readSatTable([...satTable().slice(0, 1), ...satTable().slice(1).toReversed()]).table).toEqual(sound);
    expect(readSatTable(satTable().with(0, ['n', 'Reading', 'Math', 'x'])).error).toEqual({
      row: 1,
      column: 1,
      reason: 'The column “Reading” is not where it is expected. Name all the columns.',
    });
  });

  const bad: [string, string[][], string, string][] = [
    ['nothing', [], 'A1', 'The table is empty.'],
    ['a head alone', satTable().slice(0, 1), 'A2', 'There is no row below the head.'],
    ['no head', satTable().slice(1), 'A1', 'The first row must name the columns, but it holds numbers.'],
    [
      'a gap in the raw scores',
      satTable().toSpliced(21, 1),
      'A22',
      'The raw score 20 is missing: 19 is followed by 21.',
    ],
    ['a raw score twice', withCell(satTable(), 22, 0, '19'), 'A22', 'The raw score 19 stands twice.'],
    [
      'a raw score beyond the last',
      withCell(satTable(), 60, 0, '59'),
      'A60',
      'The raw score 59 is above 58, the most there is.',
    ],
    [
      'a hole in a column',
      withCell(satTable(), 30, 2, ''),
      'C30',
      'Reading has no score for 28 right answers, but has one for more.',
    ],
    ['text for a number', withCell(satTable(), 30, 1, '5O0'), 'B30', 'The Math score “5O0” is not a whole number.'],
    ['a decimal', withCell(satTable(), 30, 3, '28.5'), 'D30', 'The Writing score “28.5” is not a whole number.'],
    [
      'a score above the scale',
      withCell(satTable(), 60, 1, '810'),
      'B60',
      'The Math score 810 is not between 200 and 800.',
    ],
    ['a score below the scale', withCell(satTable(), 2, 2, '9'), 'C2', 'The Reading score 9 is not between 10 and 40.'],
    [
      'a score for more than there is',
      withCell(satTable(), 47, 3, '40'),
      'D47',
      'Writing has only 44 questions, but there is a score for 45.',
    ],
    [
      'a score that falls',
      withCell(satTable(), 50, 1, '300'),
      'B50',
      'The Math score falls from 680 to 300 with more right answers.',
    ],
    [
      'an empty column',
      satTable().map((row, index) => (index ? row.with(2, '') : row)),
      'C2',
      'The Reading column is empty.',
    ],
    [
      'a row too wide',
      satTable().with(5, ['4', '240', '12', '12', '7']),
      'E6',
      'There are 5 columns, but the table has 4.',
    ],
  ];
  it.each(bad)('is refused with its cell and the reason for %s', (_, rows, cell, reason) => {
    expect(refusal(readSatTable(rows))).toBe(`${cell}: ${reason}`);
  });
});

describe('an ACT’s conversion table', () => {
  it('has 5 columns: scale, then each section’s raw scores as one number, a range or nothing [SCO-003]', () => {
    const { table, error } = readActTable(actTable());
    expect(error).toBeNull();
    expect(at(table?.English, 0, 2, 3, 75)).toEqual([1, 1, 2, 36]);
    expect(at(table?.Science, 40, 39)).toEqual([36, 35]);
    expect(readActTable(actTable().map((row) => row.slice(0, 4))).error?.reason).toBe(
      'The table has 4 columns, but needs 5.',
    );
  });

  it('is read by names in any order, rising or falling, ranges with a hyphen or an en dash', () => {
    const sound = readActTable(actTable()).table;
    const [head, ...rows] = actTable().map((row) => row.toReversed());
    expect(readActTable([head ?? [], ...rows.toReversed()]).table).toEqual(sound);
    const dashes = actTable().map((row) => row.map((cell) => cell.replace(/(\d)-(\d)/, '$1 – $2').replace(/^-$/, '—')));
    expect(readActTable(dashes).table).toEqual(sound);
  });

  const bad: [string, string[][], string, string][] = [
    ['a gap', withCell(actTable(), 2, 1, '75'), 'B2', 'English: The raw score 74 is missing.'],
    ['a wide gap', withCell(actTable(), 4, 2, '-'), 'C3', 'Mathematics: The raw scores 56 to 57 are missing.'],
    ['an overlap', withCell(actTable(), 2, 1, '72-75'), 'B2', 'English: The raw scores 72 to 73 stand twice.'],
    ['a raw score twice', withCell(actTable(), 36, 3, '1-2'), 'D36', 'Reading: The raw score 1 stands twice.'],
    ['order turned', withCell(actTable(), 2, 4, '0'), 'E2', 'Science: 0 right answers score more than 39 do.'],
    ['a range backwards', withCell(actTable(), 2, 1, '75-74'), 'B2', 'English: The range 75-74 runs backwards.'],
    [
      'text',
      withCell(actTable(), 9, 2, 'many'),
      'C9',
      'Mathematics: “many” is neither a raw score nor a range of them.',
    ],
    [
      'a date that a spreadsheet made',
      withCell(actTable(), 36, 1, '4-Mar'),
      'B36',
      'English: “4-Mar” is neither a raw score nor a range of them. A spreadsheet may have taken a range for a date.',
    ],
    [
      'too many',
      withCell(actTable(), 2, 2, '59-61'),
      'C2',
      'Mathematics: There are 60 questions, but a score for 61 right answers.',
    ],
    ['a scale score twice', withCell(actTable(), 5, 0, '34'), 'A5', 'The scale score 34 stands twice.'],
    [
      'a scale score out of order',
      withCell(actTable(), 5, 0, '1').slice(0, -1),
      'A6',
      'The scale scores are out of order: 1 is followed by 32.',
    ],
    ['a scale score of 37', withCell(actTable(), 2, 0, '37'), 'A2', 'The scale score 37 is not between 1 and 36.'],
    ['a blank scale score', withCell(actTable(), 2, 0, ''), 'A2', 'The scale score “” is not a whole number.'],
    [
      'an empty column',
      actTable().map((row, index) => (index ? row.with(3, '—') : row)),
      'D37',
      'The Reading column is empty.',
    ],
  ];
  it.each(bad)('is refused with its cell and the reason for %s', (_, rows, cell, reason) => {
    expect(refusal(readActTable(rows))).toBe(`${cell}: ${reason}`);
  });
});
