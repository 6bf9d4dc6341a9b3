import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentileTableError } from './percentile-table-error.ts';
import { percentileOf, readPercentileTable } from './read-percentile-table.ts';
import { sheetErrorText } from './sheet-rows.ts';

const satHead = [
  ...['Total Score', 'Nationally Representative', 'SAT User'],
  ...['Reading and Writing', 'Nationally Representative', 'SAT User'],
  ...['Math', 'Nationally Representative', 'SAT User'],
];
const sat = [
  satHead,
  ['1600', '99+', '99+', '800', '99+', '99', '800', '99', '98'],
  ['1590', '99', '99', '790', '99', '98', '790', '98', '97'],
  ['1290', '87', '84', '650', '86', '82', '640', '85%', '82.5'],
  ['400', '1-', '<1', '200', '1', '1', '', '', ''],
];
const actHead = ['English', '%', 'Mathematics', '%', 'Reading', '%', 'Science', '%', 'Composite', 'Cumulative Percent'];
const act = [
  actHead,
  ['36', '100', '36', '100', '36', '100', '36', '100', '36', '100'],
  ['20', '55', '20', '60', '20', '50', '20', '52', '20', '56'],
];

describe('a table of percentiles', () => {
  it('of a SAT has three groups of a score and two percentiles, of an ACT five pairs', () => {
    const table = readPercentileTable('sat', sat);
    expect(Object.keys(table ?? {})).toEqual([
      ...['total.national', 'total.user', 'verbal.national', 'verbal.user', 'math.national', 'math.user'],
    ]);
    expect(percentileOf(table?.['total.national'], 1290)).toBe(87);
    expect(percentileOf(table?.['total.user'], 1290)).toBe(84);
    expect(percentileOf(table?.['math.user'], 640)).toBe(82.5);
    expect([1600, 400].map((score) => percentileOf(table?.['total.national'], score))).toEqual([99, 1]);
    const pairs = readPercentileTable('act', act);
    expect(Object.keys(pairs ?? {})).toEqual(['english', 'math', 'reading', 'science', 'composite']);
    expect(percentileOf(pairs?.composite, 20)).toBe(56);
  });

  it('has no percentile for a missing score, and does not interpolate', () => {
    const table = readPercentileTable('sat', sat);
    expect(percentileOf(table?.['total.user'], 1300)).toBeNull();
    expect(percentileOf(table?.['total.user'], null)).toBeNull();
    expect(percentileOf(undefined, 1290)).toBeNull();
  });

  it('is read by its headers if they are recognised, else by position', () => {
    const turned = sat.map((row) => [...row.slice(6), ...row.slice(0, 3), ...row.slice(3, 6)]);
    expect(readPercentileTable('sat', turned)).toEqual(readPercentileTable('sat', sat));
    const swapped = sat.map(([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest]);
    expect(readPercentileTable('sat', swapped)).toEqual(readPercentileTable('sat', sat));
    const nameless = sat.with(0, [...'abcdefghi']);
    expect(readPercentileTable('sat', nameless)).toEqual(readPercentileTable('sat', sat));
  });

  it('of another form is null', () => {
    const bad = [
      [],
      [satHead],
      sat.map((row) => row.slice(0, 8)),
      sat.map((row) => [...row, '1']),
      sat.with(1, sat[2] ?? []),
      sat.with(2, ['1590', 'most', '99', '790', '99', '98', '790', '98', '97']),
      sat.with(2, ['1590', '101', '99', '790', '99', '98', '790', '98', '97']),
      sat.with(2, ['1590', '86', '99', '790', '99', '98', '790', '98', '97']),
    ];
    expect(bad.map((rows) => readPercentileTable('sat', rows))).toEqual(Array(8).fill(null));
    expect(readPercentileTable('act', sat)).toBeNull();
  });

  const row = (cells: string) => cells.split(' ');
  it.each([
    ['no table at all', [[' ']], 'A1: The table is empty.'],
    ['a head alone', [satHead], 'A2: There is no row below the head.'],
    ['a column too few', sat.map((cells) => cells.slice(0, 8)), 'I1: The table has 8 columns, but needs 9.'],
    ['a column too many', sat.map((cells) => [...cells, '1']), 'J1: There are 10 columns, but the table has 9.'],
    ['words', sat.with(2, row('1590 most 99 790 99 98 790 98 97')), 'B3: “most” is not a percentile from 0 to 100.'],
    ['a blank score', sat.with(2, row('1590 99 99 - 99 98 790 98 97')), 'D3: “” is not a score.'],
    [
      '101 percent',
      sat.with(1, row('1600 99 99 800 99 99 800 99 101')),
      'I2: “101” is not a percentile from 0 to 100.',
    ],
    ['a score twice', sat.with(2, row('1600 99 99 790 99 98 790 98 97')), 'A3: The score 1600 stands twice.'],
    ['a fall', sat.with(2, row('1590 86 99 790 99 98 790 98 97')), 'B3: 1590 has a lower percentile'],
    ['an empty column', sat.map((cells, at) => (at ? cells.slice(0, 6) : cells)), 'G2: The column “Math” has neither'],
  ])('with %s is rejected with its cell', (_, rows, message) => {
    const error = percentileTableError('sat', rows);
    expect(error && sheetErrorText(error)).toContain(message);
    expect(readPercentileTable('sat', rows)).toBeNull();
  });

  it('of arbitrary cells is read or null, with percentiles from 0 to 100 that never fall', () => {
    const cell = fc.oneof(fc.nat(120).map(String), fc.constantFrom('', '99+', '<1', '-', '87%'), fc.string());
    const rows = fc.array(fc.array(cell, { minLength: 8, maxLength: 10 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.constantFrom('sat' as const, 'act' as const), (body, family) => {
        const sheet = [family === 'sat' ? satHead : actHead, ...body];
        const table = readPercentileTable(family, sheet) ?? {};
        // For a table that is null there is an error with a cell.
        expect(percentileTableError(family, sheet) === null).toBe(Object.keys(table).length > 0);
        for (const percentiles of Object.values(table)) {
          const sorted = [...percentiles].toSorted(([one], [other]) => one - other).map(([, rank]) => rank);
          expect(sorted.every((rank, at) => rank >= (sorted[at - 1] ?? 0) && rank <= 100)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
