import type { Scale, TableResult } from '../conversion-table.ts';
import { quote, type SheetError, wholeNumber } from '../sheet-rows.ts';
import { type Column, type NamedRow, namedRows } from './named-rows.ts';

/** A column of scores: the most right answers that it has a score for, and the limits of its scores. */
export type ScoreColumn<Name extends string> = Column<Name> & {
  title: string;
  questions: number;
  min: number;
  max: number;
};

type Named<Name extends string> = 'raw' | Name;

type Scores<Name extends string> = Readonly<Partial<Record<Name, number>>>;
/** Returns what is wrong with the scores of one raw score, and in which column; null if nothing is. */
export type RowCheck<Name extends string> = (raw: number, scores: Scores<Name>) => { in: Name; reason: string } | null;

/** Parses a conversion table with a row for each raw score (Q53); shorter columns are blank at the end. */
export function readRawTable<Name extends string>(
  sheet: readonly (readonly string[])[],
  scores: readonly ScoreColumn<Name>[],
  check: RowCheck<Name> = () => null,
): TableResult<Name> {
  const { rows, columnIndexes, error } = namedRows<Named<Name>>(sheet, [rawColumn, ...scores]);
  if (error) return { table: null, error };
  const most = Math.max(...scores.map(({ questions }) => questions));
  const raws = rawScores<Name>(rows, columnIndexes.raw, most);
  if ('reason' in raws) return { table: null, error: raws };
  const table: Partial<Record<Name, Scale>> = {};
  for (const column of scores) {
    const scale = new Map<number, number>();
    const error = fillScale(scale, { ...column, column: columnIndexes[column.name] }, raws);
    if (error) return { table: null, error };
    table[column.name] = scale;
  }
  for (const { row, raw } of raws) {
    const found = scores.map(({ name }) => [name, table[name]?.get(raw)] as const);
    const wrong = check(raw, Object.fromEntries(found) as Scores<Name>);
    if (wrong) return { table: null, error: { row, column: columnIndexes[wrong.in], reason: wrong.reason } };
  }
  return { table: table as Record<Name, Scale>, error: null };
}

const rawColumn: Column<'raw'> = { name: 'raw', pattern: /^(?!.*scaled?).*\braw\b/i };

type RawRow<Name extends string> = NamedRow<Named<Name>> & { raw: number };

/** Returns the rows in ascending order of raw scores. The sheet may be ascending or descending. */
function rawScores<Name extends string>(
  rows: readonly NamedRow<Named<Name>>[],
  column: number,
  maxRaw: number,
): readonly RawRow<Name>[] | SheetError {
  const rawRows: RawRow<Name>[] = [];
  for (const at of rows) {
    const { row, cells } = at;
    const text: string = cells.raw;
    const raw = wholeNumber(text);
    const refuseWith = (reason: string): SheetError => ({ row, column, reason });
    if (raw === null) return refuseWith(`The raw score ${quote(text)} is not a whole number.`);
    if (raw > maxRaw) return refuseWith(`The raw score ${raw} is above ${maxRaw}, the most there is.`);
    if (rawRows.some((other) => other.raw === raw)) return refuseWith(`The raw score ${raw} stands twice.`);
    rawRows.push({ ...at, raw });
  }
  return inOrder(rawRows, column);
}

function inOrder<Name extends string>(
  rawRows: readonly RawRow<Name>[],
  column: number,
): readonly RawRow<Name>[] | SheetError {
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

function fillScale<Name extends string>(
  scale: Map<number, number>,
  rule: ScoreColumn<Name> & { column: number },
  rows: readonly RawRow<Name>[],
): SheetError | null {
  const { name, column, title, questions: most, min } = rule;
  let previous: number | null = null;
  let gap: RawRow<Name> | null = null;
  for (const at of rows) {
    const { row, raw } = at;
    const text: string = at.cells[name];
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
