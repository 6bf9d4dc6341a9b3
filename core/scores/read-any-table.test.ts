import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examEditions } from '../exams/exam-editions.ts';
import { conversionOf } from './conversion.ts';
import { rawScoresWithout, type Scale } from './conversion-table.ts';
import { readActTable } from './internal/read-act-table.ts';
import { readSatTable } from './internal/read-sat-table.ts';
import { realTable, skipReason } from './testing/real-tables.ts';
import { actTable, anyActTable, anySatTable, satTable, withCell } from './testing/tables.ts';

function at(scale: Scale | undefined, ...raws: number[]): (number | undefined)[] {
  return raws.map((raw) => scale?.get(raw));
}

describe('every table', () => {
  it('that is valid is read, never falls, and its uncovered raw scores are reported', () => {
    fc.assert(
      fc.property(anySatTable, (rows) => {
        const { table, error } = readSatTable(rows);
        expect(error).toBeNull();
        for (const scale of Object.values(table ?? {})) expectSound(scale);
        for (const [name, least, most, questions] of satScales) {
          const scale = table?.[name] ?? new Map();
          expect([...scale.values()].every((value) => value >= least && value <= most)).toBe(true);
          expect(rawScoresWithout(scale, questions)).toHaveLength(questions + 1 - scale.size);
        }
      }),
    );
    fc.assert(
      fc.property(anyActTable, (rows) => {
        const { table, error } = readActTable(rows);
        expect(error).toBeNull();
        for (const { type, questions } of examEditions['act-classic'].sections) {
          const scale = table?.[type] ?? new Map();
          expectSound(scale);
          expect(rawScoresWithout(scale, questions)).toEqual([]);
        }
      }),
    );
  });

  it('of arbitrary cells is read or rejected with a cell, and never throws', () => {
    const cell = fc.oneof(
      fc.integer({ min: -3, max: 90 }).map(String),
      fc.constantFrom('', '—', '1-2', '\uFEFF'),
      fc.string(),
    );
    const sheet = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 40 });
    const headed = fc
      .tuple(fc.constantFrom(satTable()[0], actTable()[0]), sheet)
      .map(([head, rows]) => [head ?? [], ...rows]);
    fc.assert(
      fc.property(fc.oneof(sheet, headed), fc.constantFrom('sat' as const, 'act' as const), (rows, family) => {
        const { table, error } = family === 'sat' ? readSatTable(rows) : readActTable(rows);
        expect((table === null) !== (error === null)).toBe(true);
        // A missing cell may be directly below or beside the existing ones.
        const widest = Math.max(0, ...rows.map((row) => row.length));
        if (error) expect(error.row >= 1 && error.row <= rows.length + 1).toBe(true);
        if (error) expect(error.column >= 0 && error.column <= widest).toBe(true);
        for (const scale of Object.values(table ?? {})) expectSound(scale);
      }),
      { numRuns: 500 },
    );
  });

  it('that is stored is none, read, or faulty with a reason', () => {
    expect(conversionOf('sat-paper', [[''], []])).toEqual({ kind: 'none' });
    expect(conversionOf('act-classic', actTable()).kind).toBe('read');
    expect(conversionOf('act-classic', withCell(actTable(), 2, 0, '37'))).toEqual({
      kind: 'faulty',
      reason: 'The conversion table cannot be read. A2: The scale score 37 is not between 1 and 36.',
    });
  });
});

const satScales = [
  ['math', 200, 800, 58],
  ['Reading', 10, 40, 52],
  ['Writing', 10, 40, 44],
] as const;

/** Expects raw scores without gaps, and scaled scores that never fall. */
function expectSound(scale: Scale): void {
  const raws = [...scale.keys()].toSorted((a, b) => a - b);
  expect(raws.every((raw, index) => index === 0 || raw === (raws[index - 1] ?? 0) + 1)).toBe(true);
  const values = raws.map((raw) => scale.get(raw) ?? 0);
  expect(values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))).toBe(true);
}

const [sat, act] = [realTable('sat'), realTable('act')];

it.skipIf(!sat)(`reads a real SAT’s table as its paper has it${sat ? '' : ` (skipped: ${skipReason})`}`, () => {
  const { table, error } = readSatTable(sat ?? []);
  expect(error).toBeNull();
  expect(at(table?.math, 0, 3, 45, 58)).toEqual([200, 230, 710, 800]);
  expect(at(table?.Reading, 2, 40, 52)).toEqual([10, 32, 40]);
  expect(at(table?.Writing, 2, 30, 44)).toEqual([10, 30, 40]);
  expect([rawScoresWithout(table?.math ?? new Map(), 58), rawScoresWithout(table?.Reading ?? new Map(), 52)]).toEqual([
    [],
    [],
  ]);
});

it.skipIf(!act)(`reads a real ACT’s table as its paper has it${act ? '' : ` (skipped: ${skipReason})`}`, () => {
  const { table, error } = readActTable(act ?? []);
  expect(error).toBeNull();
  expect(at(table?.English, 0, 60, 73, 75)).toEqual([1, 28, 36, 36]);
  expect(at(table?.Mathematics, 0, 2, 41, 60)).toEqual([1, 7, 26, 36]);
  expect(at(table?.Reading, 24, 39)).toEqual([22, 36]);
  expect(at(table?.Science, 33, 38)).toEqual([28, 35]);
  for (const { type, questions } of examEditions['act-classic'].sections)
    expect(rawScoresWithout(table?.[type] ?? new Map(), questions)).toEqual([]);
});
