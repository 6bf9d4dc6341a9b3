import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentileOf, readPercentileTable } from './read-percentile-table.ts';

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

  it('says nothing of a score that it has not, and invents nothing between two', () => {
    const table = readPercentileTable('sat', sat);
    expect(percentileOf(table?.['total.user'], 1300)).toBeNull();
    expect(percentileOf(table?.['total.user'], null)).toBeNull();
    expect(percentileOf(undefined, 1290)).toBeNull();
  });

  it('is told by its heads where they are known, else by place', () => {
    const turned = sat.map((row) => [...row.slice(6), ...row.slice(0, 3), ...row.slice(3, 6)]);
    expect(readPercentileTable('sat', turned)).toEqual(readPercentileTable('sat', sat));
    const swapped = sat.map(([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest]);
    expect(readPercentileTable('sat', swapped)).toEqual(readPercentileTable('sat', sat));
    const nameless = sat.with(0, [...'abcdefghi']);
    expect(readPercentileTable('sat', nameless)).toEqual(readPercentileTable('sat', sat));
  });

  it('that is neither of the two is none', () => {
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

  it('of any cells at all is read or none, with percentiles of 0 to 100 that never fall', () => {
    const cell = fc.oneof(fc.nat(120).map(String), fc.constantFrom('', '99+', '<1', '-', '87%'), fc.string());
    const rows = fc.array(fc.array(cell, { minLength: 8, maxLength: 10 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.constantFrom('sat' as const, 'act' as const), (body, family) => {
        const table = readPercentileTable(family, [family === 'sat' ? satHead : actHead, ...body]) ?? {};
        for (const percentiles of Object.values(table)) {
          const sorted = [...percentiles].toSorted(([one], [other]) => one - other).map(([, rank]) => rank);
          expect(sorted.every((rank, at) => rank >= (sorted[at - 1] ?? 0) && rank <= 100)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
