import { examFamilies } from '../../exams/families.ts';
import type { TableResult } from '../conversion-table.ts';
import { quote, type SheetError, wholeNumber } from '../sheet-rows.ts';
import { type Column, type NamedRow, namedRows } from './named-rows.ts';

export type SatColumn = 'math' | 'Reading' | 'Writing';
type Name = 'raw' | SatColumn;

/** Parses a SAT's conversion table (Q53): a row per raw score; shorter columns are blank at the end. */
export function readSatTable(sheet: readonly (readonly string[])[]): TableResult<SatColumn> {
  const { rows, columnIndexes, error } = namedRows(sheet, columns);
  if (error) return { table: null, error };
  const raws = rawScores(rows, columnIndexes.raw);
  if ('reason' in raws) return { table: null, error: raws };
  const table = { math: new Map(), Reading: new Map(), Writing: new Map() };
  for (const rule of rules) {
    const error = fillScale(table[rule.name], { ...rule, column: columnIndexes[rule.name] }, raws);
    if (error) return { table: null, error: error };
  }
  return { table, error: null };
}

const columns: readonly Column<Name>[] = [
  { name: 'raw', pattern: /^(?!.*scaled?).*\braw\b/i },
  { name: 'math', pattern: /\bmath/i },
  { name: 'Reading', pattern: /\breading\b(?!.*writing)/i },
  { name: 'Writing', pattern: /^(?!.*reading).*\b(writing|language)\b/i },
];

type Rule = { name: SatColumn; title: string; questions: number; min: number; max: number };
const rules: readonly Rule[] = [
  { name: 'math', title: 'Math', questions: questions('MathNoCalc') + questions('MathCalc'), min: 200, max: 800 },
  { name: 'Reading', title: 'Reading', questions: questions('Reading'), min: 10, max: 40 },
  { name: 'Writing', title: 'Writing', questions: questions('Writing'), min: 10, max: 40 },
];
const maxRaw = Math.max(...rules.map((rule) => rule.questions));

function questions(type: string): number {
  return examFamilies.sat.sections.find((section) => section.type === type)?.questions ?? 0;
}

type RawRow = NamedRow<Name> & { raw: number };

/** Returns the rows in ascending order of raw scores. The sheet may be ascending or descending. */
function rawScores(rows: readonly NamedRow<Name>[], column: number): readonly RawRow[] | SheetError {
  const rawRows: RawRow[] = [];
  for (const at of rows) {
    const { row, cells } = at;
    const raw = wholeNumber(cells.raw);
    const refuseWith = (reason: string): SheetError => ({ row, column, reason });
    if (raw === null) return refuseWith(`The raw score ${quote(cells.raw)} is not a whole number.`);
    if (raw > maxRaw) return refuseWith(`The raw score ${raw} is above ${maxRaw}, the most there is.`);
    if (rawRows.some((other) => other.raw === raw)) return refuseWith(`The raw score ${raw} stands twice.`);
    rawRows.push({ ...at, raw });
  }
  return inOrder(rawRows, column);
}

function inOrder(rawRows: readonly RawRow[], column: number): readonly RawRow[] | SheetError {
  const [first, second] = rawRows;
  const step = first && second && second.raw < first.raw ? -1 : 1;
  for (const [index, { raw, row }] of rawRows.entries()) {
    const previous = rawRows[index - 1];
    const expected = previous ? previous.raw + step : raw;
    if (raw !== expected)
      return { row, column, reason: `The raw score ${expected} is missing: ${previous?.raw} is followed by ${raw}.` };
  }
  return step === 1 ? rawRows : rawRows.toReversed();
}

function fillScale(
  scale: Map<number, number>,
  rule: Rule & { column: number },
  rows: readonly RawRow[],
): SheetError | null {
  const { name, column, title, questions: most, min } = rule;
  let previous: number | null = null;
  let gap: RawRow | null = null;
  for (const at of rows) {
    const { row, raw } = at;
    const text = at.cells[name];
    if (text === '') {
      if (previous !== null) gap ??= at;
      continue;
    }
    const scaled = wholeNumber(text);
    if (gap)
      return {
        row: gap.row,
        column,
        reason: `${title} has no score for ${gap.raw} right answers, but has one for more.`,
      };
    if (raw > most)
      return { row, column, reason: `${title} has only ${most} questions, but there is a score for ${raw}.` };
    if (scaled === null) return { row, column, reason: `The ${title} score ${quote(text)} is not a whole number.` };
    if (scaled < min || scaled > rule.max)
      return { row, column, reason: `The ${title} score ${scaled} is not between ${min} and ${rule.max}.` };
    if (previous !== null && scaled < previous)
      return { row, column, reason: `The ${title} score falls from ${previous} to ${scaled} with more right answers.` };
    scale.set(raw, scaled);
    previous = scaled;
  }
  return previous === null ? { row: rows[0]?.row ?? 1, column, reason: `The ${title} column is empty.` } : null;
}
